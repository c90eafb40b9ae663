import { hasOptOut } from '@intranet/contract/marketing/opt-out-words'
import type {
  UpdateWhatsappTemplateInput,
  WhatsappTemplateFields,
} from '@intranet/contract/marketing/whatsapp-template-schemas'
import { communicationTemplate } from '@intranet/contract/messages/communication'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../../platform/actor.ts'
import { refusals } from '../../../../platform/errors.ts'
import { found, holdRecord, withoutMissing } from '../../../../platform/records.ts'
import { ownProviders } from '../../own-provider.queries.ts'
import { getTemplate, insertTemplates, isSent, updateTemplate } from './template.queries.ts'

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
  await holdRecord(db, 'template_whatsapp', change.id)
  const saved = found(await getTemplate(db, actor, change.id))
  const given = withoutMissing(change)
  // What customers get already may stay as it is; it must keep its link to opt out.
  const loses = hasOptOut(saved) && !hasOptOut({ ...saved, ...given })
  if (loses && (await isSent(db, change.id)))
    throw refusals.invalid({ corpo: communicationTemplate.wayOutInUse })
  return updateTemplate(db, actor, { ...change, id_empresa })
}
