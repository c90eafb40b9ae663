import type { createVacanciesInput } from '@intranet/contract/careers/vacancies'
import { dayFromNow } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { z } from 'zod'
import { makeDepartment, makePosition, makeProvider, makeSector } from './company.ts'
import { cityNamed } from './rides.ts'
import { makeUser } from './users.ts'

type SentVacancy = z.input<typeof createVacanciesInput>['objects'][number]

/** A provider with what a vacancy names, and the fields of a vacancy there. */
export async function careerWorld(db: Database) {
  const id_empresa = await makeProvider(db)
  const id_departamento = await makeDepartment(db, id_empresa)
  const id_setor = await makeSector(db, id_departamento)
  const id_cargo = await makePosition(db, id_setor)
  const id_cidade = await cityNamed(db, 'Pelotas', 'RS')
  const id_gestor = await makeUser(db, { nome: 'Gilda Gestora', id_empresa })
  const fields = (over: Partial<SentVacancy> = {}): SentVacancy => ({
    titulo_vaga: 'Técnico de Campo',
    vagas: 2,
    id_empresa,
    id_departamento,
    id_cargo,
    id_cidade,
    id_gestor,
    descricao: '<p>Instalar e manter redes de fibra.</p>',
    requisitos: '<p>Ensino médio completo.</p>',
    tipo_contrato: 'clt',
    modalidade: 'presencial',
    data_inicio: dayFromNow(-1),
    ...over,
  })
  return { id_empresa, id_departamento, id_setor, id_cargo, id_cidade, id_gestor, fields }
}

interface Opened {
  id_empresa: number
  id_departamento: number
  id_cargo: number
  id_cidade: number
  id_gestor: number
}

/** A vacancy that receives applications, as it is in the database. */
export async function openVacancy(db: Database, places: Opened, over: Record<string, unknown> = {}) {
  const { id_empresa, id_departamento, id_cargo, id_cidade, id_gestor } = places
  const { id } = await db
    .insertInto('vagas_vaga')
    .values({
      titulo_vaga: 'Técnico de Campo',
      vagas: 2,
      id_empresa,
      id_departamento,
      id_cargo,
      id_cidade,
      id_gestor,
      descricao: '<p>Instalar redes.</p>',
      requisitos: '<p>Ensino médio.</p>',
      tipo_contrato: 'clt',
      modalidade: 'presencial',
      data_inicio: dayFromNow(-1),
      situacao: 'aberta',
      publicada_em: new Date(),
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('vaga_fonte')
    .values({ id_vaga: id, tipo: 'site', nome: 'Site', codigo: `vaga${String(id).padStart(8, '0')}` })
    .execute()
  return id
}

/** What a guest types into the application's page. */
export const guest = (id_cidade: number, over: Record<string, unknown> = {}) => ({
  nome: 'Rita Ramos',
  cpf: '52998224725',
  email: 'rita@exemplo.com',
  telefone: '53999887766',
  id_cidade,
  data_nascimento: '1995-05-20',
  aceite: true as const,
  ...over,
})
