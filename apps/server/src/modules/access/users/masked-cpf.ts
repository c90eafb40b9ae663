/** The CPF of a person `u` in lists. */
import { sql } from 'kysely'

/** As everybody sees it. */
export const maskedCpf = sql<
  string | null
>`'***.' || substr(u.cpf, 4, 3) || '.' || substr(u.cpf, 7, 3) || '-**'`

/** What a filter compares: those who do not keep people must not find a CPF by trying. */
export const filteredCpf = (keepsPeople: boolean) => (keepsPeople ? sql<string | null>`u.cpf` : maskedCpf)
