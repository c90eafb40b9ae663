/** People with the fields that HR's reports count, alone or by the dozen. */
import type { Database } from '@intranet/db/connection'
import { makeUser } from './users.ts'

interface Person {
  nome: string
  id_empresa: number
  id_departamento?: number
  genero?: 'F' | 'M' | 'O'
  data_nascimento?: string
  data_admissao?: string
  exibir_aniversario?: boolean
  ativo?: boolean
  cpf?: string
}

export async function makePerson(db: Database, person: Person): Promise<number> {
  const { nome, id_empresa, id_departamento, ativo, ...fields } = person
  const id = await makeUser(db, { nome, id_empresa, id_departamento, ativo })
  if (Object.keys(fields).length)
    await db.updateTable('rh_usuario').set(fields).where('id', '=', id).execute()
  return id
}

export async function makePeople(db: Database, count: number, fields: Omit<Person, 'nome'>): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => ({
    ...fields,
    nome: `Contada ${n}`,
    email: `contada.${crypto.randomUUID()}@intranet.example`,
    funcionario: true,
  }))
  await db.insertInto('rh_usuario').values(rows).execute()
}
