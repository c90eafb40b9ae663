import { sql } from 'kysely'
import { placeOfPerson } from '../../platform/options.ts'

/** Their place in the company distinguishes people of one name. */
export const personLines = sql`select u.id, u.nome, ${placeOfPerson} from rh_usuario u`
