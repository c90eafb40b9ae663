/** The CPF of a person `u` in lists. */
import { sql } from 'kysely'
import { maskedCpfOf } from '../../../platform/masked-cpf.ts'

/** As everybody sees it. */
export const maskedCpf = maskedCpfOf('u.cpf')

/** What a filter compares: those who do not keep people must not find a CPF by trying. */
export const filteredCpf = (keepsPeople: boolean) => (keepsPeople ? sql<string | null>`u.cpf` : maskedCpf)
