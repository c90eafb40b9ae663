import type {
  UpdateWhatsappTemplateInput,
  WhatsappTemplateFields,
} from '@intranet/contract/marketing/whatsapp-templates'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { ownProviders } from '../own-provider.queries.ts'
import { insertTemplates, updateTemplate } from './template.queries.ts'

export async function createTemplates(db: Database, actor: Actor, objects: WhatsappTemplateFields[]) {
  const idOf = await ownProviders(
    db,
    actor,
    objects.map(({ sistema }) => sistema),
  )
  const rows = objects.map(({ sistema, ...row }) => ({ ...row, id_empresa: idOf(sistema) }))
  return insertTemplates(db, actor, rows)
}

export async function changeTemplate(
  db: Database,
  actor: Actor,
  { sistema, ...change }: UpdateWhatsappTemplateInput,
) {
  const id_empresa = sistema === undefined ? undefined : (await ownProviders(db, actor, [sistema]))(sistema)
  return updateTemplate(db, actor, { ...change, id_empresa })
}
