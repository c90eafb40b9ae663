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

/** Equal wherever a line has this form, for one reason. */
export interface EqualForm {
  kind: RuleKind
  /** The whole line, without the types of its SQL. */
  form: RegExp
  because: string
}

/** A moment before or after which something is, as the database says it. */
const NOW = String.raw`now\(\)( - (interval '[^']+'|make_interval\([^()]*\)))?`

export const equalForms: readonly EqualForm[] = [
  {
    kind: 'boundary',
    // One comparison, with a moment and not with its day.
    form: new RegExp(String.raw`^[^<>]*[<>]=?'?,? (sql\x60)?${NOW}(?!\)?(::date| at time zone))[^<>]*$`),
    because:
      'a row whose moment is the very microsecond of the statement would show it; nobody can write one',
  },
  {
    kind: 'boundary',
    form: /^[^<>]*( [<>]=? (Date\.now\(\)|now\b(?!\())|\bDate\.now\(\) [<>]=? )[^<>]*$/,
    because: 'a moment that is the very millisecond of the call would show it',
  },
  {
    kind: 'default',
    form: /\babort: true\b/,
    because:
      'the texts after it are of the same field, which shows its first alone (`platform/field-errors.ts`)',
  },
]

/** The line without the types of its SQL and without arrows, which are no comparisons. */
const plain = (was: string) => was.replaceAll(/\bsql<[^>]*>/g, 'sql').replaceAll('=>', '')

export const hasEqualForm = (kind: RuleKind, was: string): boolean =>
  equalForms.some((one) => one.kind === kind && one.form.test(plain(was)))

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
    file: 'figures/period-ranges.ts',
    kind: 'boundary',
    was: "if (de > ate) return [{ grao: 'd', de, ate }]",
    because: 'of one day the line below makes the same range; a month of one day would show it',
  },
  {
    file: 'no-coverage/lead-rows.queries.ts',
    kind: 'default',
    was: 'limit ${rowsToRead(request.limit ?? 0, most.drillDown)} offset ${request.offset}',
    because: 'the schema of both doors fills in 20; a call that passes it by would show it',
  },
  {
    file: 'auth/device.service.ts',
    kind: 'default',
    was: "texto: notice(nome, device?.agent ?? '', address, deps.publicUrl),",
    because:
      'each request has a device, with an empty name where it sends none; a visit without one would show it',
  },
]
