import type { FormFieldBoolean } from './formFieldBoolean.ts';
import type { FormFieldChoice } from './formFieldChoice.ts';
import type { FormFieldConsent } from './formFieldConsent.ts';
import type { FormFieldDate } from './formFieldDate.ts';
import type { FormFieldEmail } from './formFieldEmail.ts';
import type { FormFieldFile } from './formFieldFile.ts';
import type { FormFieldGroup } from './formFieldGroup.ts';
import type { FormFieldInfo } from './formFieldInfo.ts';
import type { FormFieldMatrix } from './formFieldMatrix.ts';
import type { FormFieldMultiChoice } from './formFieldMultiChoice.ts';
import type { FormFieldNumber } from './formFieldNumber.ts';
import type { FormFieldParagraph } from './formFieldParagraph.ts';
import type { FormFieldPartialDate } from './formFieldPartialDate.ts';
import type { FormFieldPhone } from './formFieldPhone.ts';
import type { FormFieldPostalCode } from './formFieldPostalCode.ts';
import type { FormFieldScale } from './formFieldScale.ts';
import type { FormFieldSignature } from './formFieldSignature.ts';
import type { FormFieldText } from './formFieldText.ts';
import type { FormFieldTime } from './formFieldTime.ts';
import type { FormFieldUrl } from './formFieldUrl.ts';
import type { FormFieldYear } from './formFieldYear.ts';

/**
 * A question or a text of a form. A client shows a type it does not know as such, and does not submit.
 */
export type FormField = FormFieldText | FormFieldParagraph | FormFieldEmail | FormFieldPhone | FormFieldNumber | FormFieldPostalCode | FormFieldUrl | FormFieldDate | FormFieldPartialDate | FormFieldYear | FormFieldTime | FormFieldBoolean | FormFieldChoice | FormFieldMultiChoice | FormFieldScale | FormFieldFile | FormFieldGroup | FormFieldConsent | FormFieldSignature | FormFieldMatrix | FormFieldInfo;
