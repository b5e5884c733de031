import type { HealthStoryAllergiesSection } from './healthStoryAllergiesSection.ts';
import type { HealthStoryConditionsSection } from './healthStoryConditionsSection.ts';
import type { HealthStoryDocumentsSection } from './healthStoryDocumentsSection.ts';
import type { HealthStoryFamilyHistorySection } from './healthStoryFamilyHistorySection.ts';
import type { HealthStoryImmunizationsSection } from './healthStoryImmunizationsSection.ts';
import type { HealthStoryMeasurementsSection } from './healthStoryMeasurementsSection.ts';
import type { HealthStoryMedicationsSection } from './healthStoryMedicationsSection.ts';
import type { HealthStoryProceduresSection } from './healthStoryProceduresSection.ts';
import type { HealthStoryTestResultsSection } from './healthStoryTestResultsSection.ts';

/**
 * The parts of a Health Story, in the order in which they are read. Of a share, only what is shared.
 */
export interface HealthStorySections {
  allergies?: HealthStoryAllergiesSection;
  medications?: HealthStoryMedicationsSection;
  conditions?: HealthStoryConditionsSection;
  immunizations?: HealthStoryImmunizationsSection;
  procedures?: HealthStoryProceduresSection;
  family_history?: HealthStoryFamilyHistorySection;
  test_results?: HealthStoryTestResultsSection;
  measurements?: HealthStoryMeasurementsSection;
  documents?: HealthStoryDocumentsSection;
}
