import type { FormFieldBoolean } from './formFieldBoolean.ts';
import type { FormFieldChoice } from './formFieldChoice.ts';
import type { FormFieldConsent } from './formFieldConsent.ts';
import type { FormFieldDate } from './formFieldDate.ts';
import type { FormFieldEmail } from './formFieldEmail.ts';
import type { FormFieldInfo } from './formFieldInfo.ts';
import type { FormFieldMultiChoice } from './formFieldMultiChoice.ts';
import type { FormFieldNumber } from './formFieldNumber.ts';
import type { FormFieldParagraph } from './formFieldParagraph.ts';
import type { FormFieldPartialDate } from './formFieldPartialDate.ts';
import type { FormFieldPhone } from './formFieldPhone.ts';
import type { FormFieldPostalCode } from './formFieldPostalCode.ts';
import type { FormFieldScale } from './formFieldScale.ts';
import type { FormFieldText } from './formFieldText.ts';
import type { FormFieldTime } from './formFieldTime.ts';
import type { FormFieldUrl } from './formFieldUrl.ts';
import type { FormFieldYear } from './formFieldYear.ts';

/**
 * A question or a text in a row of a group; rows hold neither files, signatures, grids nor other groups.
 */
export type FormRowField = FormFieldText | FormFieldParagraph | FormFieldEmail | FormFieldPhone | FormFieldNumber | FormFieldPostalCode | FormFieldUrl | FormFieldDate | FormFieldPartialDate | FormFieldYear | FormFieldTime | FormFieldBoolean | FormFieldChoice | FormFieldMultiChoice | FormFieldScale | FormFieldConsent | FormFieldInfo;
