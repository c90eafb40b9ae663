/** Invitations to interviews: to the candidate by mail, to who asks the questions by mail and notice. */
import { formatDateTime } from '@intranet/contract/formats'
import { hiring as text } from '@intranet/contract/messages/hiring'
import type { Database } from '@intranet/db/connection'
import type { Post } from '../../../platform/mailer.ts'
import { notify } from '../../../platform/notify.ts'
import { writeInvitation, type FeedEvent } from '../../content/calendar/ical.ts'
import { mailApplicant } from '../candidate-replies/reply.service.ts'
import { mailCandidate } from '../career-templates/candidate-mail.service.ts'
import type { CancelledInterview } from './interview.queries.ts'

/** `25/11/2026 às 14:00`, in São Paulo. */
export const interviewMoment = (moment: Date) => formatDateTime(moment).replace(' - ', ' às ')

const placeOf = ({ local, link }: Pick<CancelledInterview, 'local' | 'link'>) => local ?? link

const eventOf = (row: CancelledInterview, titulo: string): FeedEvent => ({
  id: row.id,
  uid: `entrevista-${row.id}`,
  titulo,
  descricao: row.orientacoes,
  inicio: row.inicio,
  fim: row.fim,
  dia_inteiro: false,
  local: row.local,
  link: row.link,
  recorrencia: 'nenhuma',
  recorrencia_fim: null,
  lembrete_min: 60,
  updated_at: row.updated_at,
})

/** Replies to an invitation go to the address that the intranet writes from. */
const sender = ({ env }: Post) => ({
  nome: 'Recursos Humanos',
  email: /<([^>]+)>/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM,
})

function calendarFile(
  post: Post,
  row: CancelledInterview,
  to: { nome: string | null; email: string },
  titulo: string,
) {
  return writeInvitation(
    {
      event: eventOf(row, titulo),
      sequencia: row.sequencia,
      cancelada: row.situacao === 'cancelada',
      organizador: sender(post),
      convidados: [{ nome: to.nome ?? to.email, email: to.email }],
    },
    new URL(post.publicUrl).hostname,
  )
}

/** What puts an interview into the candidate's calendar, or takes a cancelled one out of it. */
export const candidateCalendar = (post: Post, row: CancelledInterview): string =>
  calendarFile(post, row, row, text.interviewTitle(row.titulo_vaga))

/** Asks the candidate to come: the template with the link that needs no sign-in, and the invitation. */
export async function inviteCandidate(
  db: Database,
  post: Post,
  row: CancelledInterview,
  key: string,
): Promise<void> {
  const { nome, email } = row
  await mailCandidate(db, post, {
    occasion: 'convite_entrevista',
    destino: email,
    id_candidatura: row.id_candidatura,
    values: {
      nome: nome ?? email,
      vaga: row.titulo_vaga,
      empresa: row.empresa,
      data: interviewMoment(row.inicio),
      local: placeOf(row) ?? '',
      link: `${post.publicUrl}/careers/interview#chave=${key}`,
    },
    convite: candidateCalendar(post, row),
  })
}

/** Takes an interview out of the candidate's calendar. */
export const uninviteCandidate = (
  db: Database,
  post: Post,
  row: CancelledInterview,
  say: (vacancy: string, day: string) => string = text.interviewEndedMail,
) =>
  mailApplicant(db, post, row.id_candidatura, {
    destino: row.email,
    assunto: text.interviewTitle(row.titulo_vaga),
    texto: say(row.titulo_vaga, interviewMoment(row.inicio)),
    convite: candidateCalendar(post, row),
  })

interface Telling {
  remetente: number | null
  msg: string
  /** Of those who take part; all of them when absent. */
  only?: readonly number[]
}

/** Notifies those who ask the questions, with the invitation (or its end) for their calendars. */
export async function notifyInterviewers(
  db: Database,
  post: Post,
  row: CancelledInterview,
  telling: Telling,
): Promise<void> {
  const { remetente, msg, only } = telling
  const people = row.participantes.filter(({ id }) => !only || only.includes(id))
  // Who no longer takes part may not open the application: docs/hiring.md#interviewers.
  const rota =
    row.situacao === 'cancelada'
      ? ('/careers/interviews' as const)
      : (`/careers/candidate/${row.id_candidatura}` as const)
  const usuarios = people.map(({ id }) => id).filter((id) => id !== remetente)
  const data = { modulo: 'banco_talentos' as const, msg, rota }
  const sobre = `candidatura:${row.id_candidatura}` as const
  // Without a sender the candidate removed their data: this text names nobody, and stays.
  await notify(db, { remetente, usuarios, data, ...(remetente !== null && { sobre }) })
  const titulo = text.interviewTitle(`${row.nome ?? row.email} (${row.titulo_vaga})`)
  for (const person of people)
    await post.mailer.queue(db, {
      destino: person.email,
      assunto: titulo,
      texto: `${msg}\n\n${post.publicUrl}${rota}`,
      convite: calendarFile(post, row, person, titulo),
    })
}

/**
 * Takes a cancelled interview out of the calendars of those who ask the questions. `remetente` is null where the candidate
 * removes their data: the notice then names nobody.
 */
export const notifyCancelled = (
  db: Database,
  post: Post,
  row: CancelledInterview,
  remetente: number | null,
) =>
  notifyInterviewers(db, post, row, {
    remetente,
    msg:
      remetente === null
        ? text.interviewEndedMail(row.titulo_vaga, interviewMoment(row.inicio))
        : text.interviewCancelled(row.nome ?? row.email, interviewMoment(row.inicio)),
  })
