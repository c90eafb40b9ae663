/** What a procedure says of itself, and what a call of it is. */
import type { Ability, AccessHolder, ModuleKey } from '@intranet/contract/access'
import type { PersonalFields } from '@intranet/contract/access/personal-fields'
import type { ExportHead } from '@intranet/contract/list'
import type { Context } from './context.ts'
import type { Exposure } from './exposure.ts'

export interface Access {
  module: ModuleKey
  ability: Ability
}

/** What has to be shown again: anything, or all that somebody signs in with. */
export type Confirmed = true | 'full'

export interface Meta {
  access?: Access
  /** What its answer holds. */
  exposure?: Exposure
  /** Heads of a list's export, by column; only lists that have them can be exported. */
  exports?: Record<string, ExportHead>
  /**
   * False where no access key may call it: passwords, roles and keys are for people. `narrowed` where any may, since the
   * answer has only what that key reads. `manage` where people may with their own record: a key needs that ability.
   */
  byKey?: boolean | 'narrowed' | 'manage'
  /**
   * Who passes a rule that the procedure has beside its ability: readers of a report; of what people do with their own
   * record, who may with those of others. The API document names their roles.
   */
  opensTo?(holder: AccessHolder): boolean
  /** True of what a key asks about itself: people are refused. */
  keysOnly?: true
  /** True where a key without `dados_pessoais` is refused: what is masked, sent back, would empty the record. */
  wholePerson?: true
  /** Fields of its answer that say something of a person, beside those that are so in every answer. */
  personal?: PersonalFields
  /** Where the records are those of the asking key's source: people, and keys without one, are refused. */
  bySource?: true
  /**
   * True for a mutation that asks for password or factor again, when it was a while ago (docs/access.md#confirmation);
   * `full` where it asks for both. `byInput` where some of its inputs do: it calls `assertConfirmed` itself.
   */
  confirmed?: Confirmed | 'byInput'
  /** False where an Idempotency-Key is refused: answers that hold a secret are not kept. */
  repeatable?: boolean
  /**
   * `wide` where a replica may answer: reports, dashboards and lists of what is over (docs/deploy.md#reads-go-wide).
   * `recorded` where the reading itself is written down: neither it nor its export is read there.
   */
  reads?: 'wide' | 'recorded'
  /** The field of its input that names the person whose record is opened: a marked one raises an alarm. */
  opensPerson?: string
  /** What a call has to pass beside the ability, for one that is answered without being done: throws the refusal. */
  passes?(asked: Asked): Promise<unknown>
  /** True of what is about the customer whose attendance the header `x-atendimento` names. */
  attended?: true
}

/** A call, as a middleware is given it. */
export interface Asked {
  ctx: Context
  path: string
  meta: Meta | undefined
  getRawInput(): Promise<unknown>
}
