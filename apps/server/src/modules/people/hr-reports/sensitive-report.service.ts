/** Reports with data that only HR's managers may read: it is recorded whose data was read. */
import type {
  DismissalRequest,
  FamilyRequest,
  GeneralReportRequest,
} from '@intranet/contract/people/hr-reports'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { recordReading } from '../employees/personal-reading.queries.ts'
import { listDismissals } from './dismissal.queries.ts'
import { listFamily, listGeneral, readsCpf } from './staff-report.queries.ts'

const owners = (rows: { id_funcionario: number }[]) => rows.map((row) => row.id_funcionario)

export async function readDismissals(db: Database, actor: Actor, request: DismissalRequest) {
  const page = await listDismissals(db, actor, request)
  await recordReading(db, actor, owners(page.dados), 'motivo do desligamento')
  return page
}

export async function readFamilies(db: Database, actor: Actor, request: FamilyRequest) {
  const page = await listFamily(db, actor, request)
  await recordReading(db, actor, owners(page.dados), 'familiares')
  return page
}

export async function readGeneral(db: Database, actor: Actor, request: GeneralReportRequest) {
  const page = await listGeneral(db, actor, request)
  if (readsCpf(actor, request)) {
    const people = page.dados.filter(({ cpf }) => cpf !== null).map(({ id }) => id)
    await recordReading(db, actor, people, 'cpf')
  }
  return page
}
