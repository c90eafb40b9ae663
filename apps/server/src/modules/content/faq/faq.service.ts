import { can, SUPERADMIN } from '@intranet/contract/access'
import type { FaqFields, SuggestFaqInput, UpdateFaqInput } from '@intranet/contract/content/faq-schemas'
import { form } from '@intranet/contract/messages'
import { knowledge as text } from '@intranet/contract/messages/content'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertNoErrors, refusals } from '../../../platform/errors.ts'
import { escapeHtml } from '@intranet/contract/escape-html'
import { notify, notifyOthers } from '../../../platform/notify.ts'
import { assertChoices, found } from '../../../platform/records.ts'
import { cleanRichText, plainText } from '../../../platform/rich-text.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { visibleDepartmentIds } from '../../company/departments/department.queries.ts'
import { visibleProviders } from '../../company/providers/provider.queries.ts'
import {
  answeredKey,
  insertQuestions,
  removeQuestion,
  switchQuestions,
  updateQuestion,
  waitingSuggestions,
  writableOne,
} from './faq.queries.ts'

const manages = (actor: Actor) => can(actor, 'perguntas_frequentes', 'manage')

const withCleanAnswer = (html: string) => {
  const resposta = cleanRichText(html)
  const palavras = plainText(resposta)
  return palavras ? { resposta, palavras } : { resposta: '', palavras: '' }
}

type Rules = Pick<FaqFields, 'id_categoria' | 'id_empresa' | 'id_departamento' | 'ativo'> & {
  palavras: string
}

/**
 * An active question has a category and an answer; who does not manage writes for their own providers, unpublished.
 */
async function assertRules(db: Database, actor: Actor, question: Rules): Promise<void> {
  const errors: Record<string, string> = {}
  if (question.ativo && !manages(actor)) errors.ativo = text.publishRefused
  if (question.ativo && !question.id_categoria) errors.id_categoria = form.required
  if (question.ativo && !question.palavras) errors.resposta = form.requiredSentence
  if (!question.id_empresa && !manages(actor)) errors.id_empresa = form.required
  assertNoErrors(errors)
  await assertChoices(visibleProviders(db, actor), [question.id_empresa], 'id_empresa')
  const departments = visibleDepartmentIds(db, actor, question.id_empresa)
  await assertChoices(departments, [question.id_departamento], 'id_departamento')
}

export async function createQuestions(db: Database, actor: Actor, objects: FaqFields[]) {
  const rows = objects.map((fields) => ({
    ...fields,
    ...withCleanAnswer(fields.resposta),
    id_usuario: actor.id,
  }))
  for (const row of rows) {
    if (!row.palavras) throw refusals.invalid({ resposta: form.requiredSentence })
    await assertRules(db, actor, row)
  }
  return insertQuestions(db, rows)
}

/** The first 60 characters of a question, for its search. Whole ones: half an emoji cannot be part of an address. */
const searchFor = (pergunta: string) => [...pergunta.replaceAll('/', ' ')].slice(0, 60).join('')

/** Notifies the authors of suggestions that they were answered: once, however often a question is switched off and on. */
async function thank(
  db: Database,
  actor: Actor,
  suggestions: Awaited<ReturnType<typeof waitingSuggestions>>,
) {
  for (const { id, pergunta, id_usuario } of suggestions) {
    if (id_usuario === null) continue
    await notify(db, {
      remetente: actor.id,
      usuarios: [id_usuario],
      data: {
        modulo: 'perguntas_frequentes',
        msg: `Sua pergunta foi respondida: ${pergunta}`,
        rota: `/faq/search/${encodeURIComponent(searchFor(pergunta))}`,
      },
      chave: answeredKey(id),
    })
  }
}

export async function changeQuestion(db: Database, actor: Actor, input: UpdateFaqInput) {
  const { id, updated_at: _, ...change } = input
  const before = found(await writableOne(db, actor, id))
  const answer = change.resposta === undefined ? {} : withCleanAnswer(change.resposta)
  await assertRules(db, actor, { ...before, ...change, ...answer })
  const answered = change.ativo ? await waitingSuggestions(db, [id]) : []
  const saved = await updateQuestion(db, { ...input, ...answer })
  // The question's present text: a search for the suggested text no longer finds it.
  const { pergunta = before.pergunta } = change
  await thank(
    db,
    actor,
    answered.map((one) => ({ ...one, pergunta })),
  )
  return saved
}

export async function switchActive(db: Database, actor: Actor, input: SetActiveInput) {
  const answered = input.ativo ? await waitingSuggestions(db, input.ids) : []
  const switched = await switchQuestions(db, actor, input)
  await thank(db, actor, answered)
  return switched
}

/** Deletes a question; the author of a suggestion that nobody answered is notified. */
export async function deleteQuestion(db: Database, actor: Actor, id: number) {
  const unanswered = await waitingSuggestions(db, [id])
  await removeQuestion(db, actor, id)
  for (const { pergunta, id_usuario } of unanswered)
    await notifyOthers(db, actor, {
      usuarios: [id_usuario],
      data: {
        modulo: 'perguntas_frequentes',
        msg: text.suggestionDeleted(pergunta),
        rota: '/faq/search/noparms',
      },
    })
}

/** Stores a suggested question, inactive, and notifies the managers of that provider, or superadmins where it has none. */
export async function suggestQuestion(db: Database, actor: Actor, { pergunta, detalhe }: SuggestFaqInput) {
  const [created] = await insertQuestions(db, [
    {
      pergunta,
      resposta: detalhe ? cleanRichText(`<p>${escapeHtml(detalhe)}</p>`) : '',
      palavras: detalhe ?? '',
      sugerida: true,
      id_empresa: actor.id_empresa,
      id_usuario: actor.id,
    },
  ])
  const managers = await holdersOf(db, 'perguntas_frequentes:gestor', actor.id_empresa)
  await notify(db, {
    remetente: actor.id,
    usuarios: managers.length ? managers : await holdersOf(db, SUPERADMIN, null),
    data: {
      modulo: 'perguntas_frequentes',
      msg: `Pergunta sugerida: ${pergunta}`,
      rota: `/faq/edit/${created!.id}`,
    },
  })
  return created!
}
