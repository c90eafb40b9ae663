import type { PersonalDataFormat } from '@intranet/contract/people/personal-data-options'
import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../platform/actor.ts'
import { assertWithin } from '../../../platform/limits.ts'
import { jsonFile } from './own-data-json.ts'
import { completeExport, recordExport } from './own-data.queries.ts'
import { ownDataParts } from './own-data.service.ts'

/** Producing the file reads everything about a person: the limit is enough for any real need and keeps the load low. */
const perHour = { name: 'meus_dados', points: 20, seconds: 3600 }

/** The person's file, piece by piece; recorded before it begins and completed at its end. */
export async function exportOwnData(
  { connection: { db }, limits, offers }: Deps,
  actor: Actor,
  formato: PersonalDataFormat,
): Promise<AsyncGenerator<string | Buffer>> {
  await assertWithin(limits, perHour, String(actor.id), 'Muitas exportações. Tente novamente mais tarde.')
  const logged = await recordExport(db, actor.id, formato)
  let rows = 0
  async function* counted() {
    for await (const part of ownDataParts(db, actor.id, offers.personalData.kept)) {
      rows += part.linhas.length
      yield part
    }
    await completeExport(db, logged.id, rows)
  }
  if (formato === 'json') return jsonFile(actor, counted())
  // Who draws pages is rarely asked, and no server needs it to start.
  const { pdfFile } = await import('./own-data-pdf.ts')
  return pdfFile(actor, counted())
}
