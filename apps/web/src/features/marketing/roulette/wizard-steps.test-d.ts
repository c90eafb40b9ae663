import { searchOfStep } from './wizard-steps.ts'

// Checked by `tsc` alone: the line is refused, or the directive over it is.
// @ts-expect-error a step that the wizard does not have
searchOfStep('premio')
