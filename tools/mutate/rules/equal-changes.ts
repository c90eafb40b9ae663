/** Changes that leave the answer to every input as it was, so that no test can notice them. */
import type { RuleKind } from './rule-change.ts'

export interface EqualChange {
  /** The file's name, with its folder where the name is not the only one. */
  file: string
  kind: RuleKind
  /** The line as it is, trimmed. */
  was: string
  /** Why no input shows the change, or which one would if it could be given. */
  because: string
}

export const equalChanges: readonly EqualChange[] = []
