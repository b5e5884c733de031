import type { ProcessInstanceFilterVariablesItemOperator } from './processInstanceFilterVariablesItemOperator.ts';
import type { VariableValue } from './variableValue.ts';

export type ProcessInstanceFilterVariablesItem = {
  /**
     * Name of the variable.
     * @maxLength 100
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  name: string;
  /** How the variable is compared with `value`; `like` finds texts that contain it, `in` takes a list. */
  operator: ProcessInstanceFilterVariablesItemOperator;
  value: VariableValue;
};
