/** What people type, looked for in texts that stand normalised: without accents, in small letters. */
import { sql, type RawBuilder } from 'kysely'

/** For LIKE: signs of its own are taken as they are written. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** True where a normalised text holds what was typed, wherever it stands. */
export const holdsText = (text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`${text} like '%' || normaliza(${escapeLike(typed)}) || '%'`
