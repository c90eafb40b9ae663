/** Privacy notices of public forms: docs/access.md#privacy-notices. */
import {
  KEEP_REFUSED_MONTHS as APPLICATION,
  KEEP_TALENT_MONTHS,
} from '@intranet/contract/careers/career-options'
import { KEEP_PARTICIPANT_MONTHS, KEEP_WINNER_MONTHS } from '@intranet/contract/marketing/roulette-words'
import {
  KEEP_APPROVED_MONTHS,
  KEEP_REFUSED_MONTHS as SPONSORSHIP,
} from '@intranet/contract/marketing/sponsorship-words'
import type { NoticeForm } from '@intranet/contract/privacy-notice-words'
import type { PublishNoticeInput } from '@intranet/contract/privacy-notices'
import { auth } from '@intranet/contract/messages/auth'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import type { Parameters } from '../../../platform/parameters.ts'
import { found } from '../../../platform/records.ts'
import { insertNotice, readNotice } from './privacy-notice.queries.ts'

/** How long what a form asks for is kept today: the same numbers that the jobs of retention read. */
async function periodsOf(form: NoticeForm, parameters: Parameters) {
  switch (form) {
    case 'candidatura':
      return [
        { dados: 'Candidaturas recusadas', meses: APPLICATION },
        { dados: 'Currículos no banco de talentos', meses: KEEP_TALENT_MONTHS },
      ]
    case 'patrocinio':
      return [
        { dados: 'Solicitações não aprovadas', meses: SPONSORSHIP },
        { dados: 'Solicitações aprovadas, depois do evento', meses: KEEP_APPROVED_MONTHS },
      ]
    case 'roleta':
      return [
        { dados: 'Participantes, depois do fim da campanha', meses: KEEP_PARTICIPANT_MONTHS },
        { dados: 'Ganhadores, depois do fim da campanha', meses: KEEP_WINNER_MONTHS },
      ]
    case 'contratacao':
      return [{ dados: 'Contatos sem contratação', meses: await parameters.read('lead_retencao_meses') }]
  }
}

/** A form's notice, the newest version where none is named, with how long its data is kept today. */
export async function showNotice(
  db: Database,
  parameters: Parameters,
  { formulario, versao }: { formulario: NoticeForm; versao?: number | undefined },
) {
  const notice = found(await readNotice(db, formulario, versao))
  return { ...notice, prazos: await periodsOf(formulario, parameters) }
}

/** Publishes the next version; 409 where somebody published one in the meantime. */
export async function publishNotice(db: Database, actor: Actor, input: PublishNoticeInput) {
  const made = await insertNotice(db, actor, input)
  if (!made) throw refusals.stale()
  return made
}

/** Refuses an acceptance of a version that is not the newest any more. Programs name none: they accept the newest. */
export async function assertNewestNotice(
  db: Database,
  form: NoticeForm,
  versao: number | undefined,
): Promise<void> {
  if (versao === undefined) return
  const newest = found(await readNotice(db, form))
  if (newest.versao !== versao) throw new AppError('conflict', auth.privacyChanged)
}
