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

export const equalChanges: readonly EqualChange[] = [
  {
    file: 'content/calendar-time.ts',
    kind: 'default',
    was: 'const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part',
    because: 'the formatter always answers all six; a runtime that leaves one out would show it',
  },
  {
    file: 'roulette/prize.queries.ts',
    kind: 'where',
    was: ".where('id_campanha', '=', id_campanha)",
    because:
      'ids are compared with the prizes of the locked campaign before; one of another campaign never gets here',
  },
  {
    file: 'onboarding/reminder.queries.ts',
    kind: 'where',
    was: 'and not exists (select from onboarding_aviso a where a.id_usuario_onboarding = p.id)',
    because: 'the insert below does nothing where there is one, and only what it returns is answered',
  },
  {
    file: 'marketing/roulette.ts',
    kind: 'default',
    was: '.min(1, { error: rouletteTheme.empty, abort: true })',
    because: 'an empty text is no colour either, and both have one text: a field shows its first',
  },
  {
    file: 'sending/queue.queries.ts',
    kind: 'boundary',
    was: '(select id from campanha_reserva where ate < now() order by id limit 40 for update skip locked)',
    because: 'a lease that ends in the microsecond of the statement would show it; the next run takes it',
  },
  {
    file: 'sales-reports/period-ranges.ts',
    kind: 'boundary',
    was: "if (de > ate) return [{ grao: 'd', de, ate }]",
    because: 'of one day the line below makes the same range; a month of one day would show it',
  },
]
