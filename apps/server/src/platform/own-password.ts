import { sql } from 'kysely'

/** SQL: the person has a password that they chose; one of an unconfirmed sign-up may be anybody's. */
export const choseOwnPassword = (alias: string) =>
  sql<boolean>`(${sql.ref(`${alias}.senha_provisoria_ate`)} is null
    and ${sql.ref(`${alias}.senha_hash`)} is not null and ${sql.ref(`${alias}.confirmado_em`)} is not null)`
