import { can } from '@intranet/contract/access'
import { refusal } from '@intranet/contract/messages/refusals'
import { supplies as text } from '@intranet/contract/messages/supplies'
import type {
  AttachCustodyInput,
  GiveBackInput,
  HandOverFields,
  SignCustodyInput,
} from '@intranet/contract/operations/custody'
import { todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { found, holdRecord } from '../../../platform/records.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { signPaper } from '../../../platform/signing/sign-paper.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { assetsByIds } from './asset.queries.ts'
import { custodyText, custodyTitle } from './custody-text.ts'
import {
  cancelTerm,
  custodyItems,
  getCustody,
  giveAssets,
  employeeOf,
  giver,
  hashOfFile,
  inCustodyOf,
  insertCustody,
  insertItems,
  keepSignature,
  markReturning,
  receiver,
  takeBack,
} from './custody.queries.ts'
import { deliverOfTerm } from './equipment-request.queries.ts'
import { handOverRequests } from './equipment-request.service.ts'
import { providerName } from './provider-name.queries.ts'
import { movingAssets, productsOf } from './placing.queries.ts'

const TABLE = 'suprimento_custodia'

/** What the items of a form are; refuses those of another provider, and assets that somebody has or that are on their way. */
async function itemsOf(db: Database, actor: Actor, { id_empresa, itens }: HandOverFields) {
  const assets = await assetsByIds(
    db,
    actor,
    itens.flatMap(({ id_patrimonio }) => id_patrimonio ?? []),
  )
  const products = await productsOf(
    db,
    actor,
    itens.flatMap(({ id_produto }) => id_produto ?? []),
  )
  return itens.map(({ id_patrimonio, id_produto, quantidade }) => {
    const asset = assets.find(({ id }) => id === id_patrimonio)
    const product = products.find(({ id }) => id === id_produto)
    if (asset) {
      if (asset.id_empresa !== id_empresa || !asset.ativo) throw refusals.invalid({ itens: refusal.noOption })
      if (asset.id_detentor !== null) throw refusals.field('itens', text.inCustody)
      if (asset.etapa !== null) throw refusals.field('itens', text.assetMoving)
      const { id, produto, patrimonio } = asset
      return { id_patrimonio: id, id_produto: asset.id_produto, quantidade: 1, produto, patrimonio }
    }
    if (!product || product.id_empresa !== id_empresa) throw refusals.invalid({ itens: refusal.noOption })
    if (product.serializado) throw refusals.field('itens', text.serialRequired)
    return {
      id_patrimonio: null,
      id_produto: product.id,
      quantidade,
      produto: product.nome,
      patrimonio: null,
    }
  })
}

async function announce(db: Database, actor: Actor, id: number, id_funcionario: number, items: number) {
  await notifyOthers(db, actor, {
    usuarios: [id_funcionario],
    data: { modulo: 'suprimentos', msg: text.toSign(items), rota: `/supplies/custody/term/${id}` },
  })
}

/** Writes the term of what a person is to receive; they have it once they have signed. */
export async function handOver(db: Database, actor: Actor, input: HandOverFields) {
  const { id_empresa, id_funcionario } = input
  assertProvider(actor, id_empresa)
  const person = await receiver(db, actor, id_funcionario)
  if (!person) throw refusals.invalid({ id_funcionario: refusal.noOption })
  const itens = await itemsOf(db, actor, input)
  const words = { nome: person.nome ?? person.email, empresa: await providerName(db, id_empresa), itens }
  const { id } = await insertCustody(db, {
    id_empresa,
    id_funcionario,
    tipo: 'entrega',
    texto: custodyText('entrega', { ...words, dia: todayInBrazil() }),
    id_usuario: actor.id,
  })
  await insertItems(
    db,
    itens.map(({ id_patrimonio, id_produto, quantidade }) => ({
      id_custodia: id,
      id_patrimonio,
      id_produto,
      quantidade,
    })),
  )
  const { pedidos = [] } = input
  await handOverRequests(db, { id_custodia: id, id_empresa, id_funcionario, pedidos, itens })
  await announce(db, actor, id, id_funcionario, itens.length)
  return { id }
}

/** Writes the term of what a person gives back; they have it no more once they have signed. */
export async function giveBack(db: Database, actor: Actor, { id_funcionario, itens }: GiveBackInput) {
  const items = (await inCustodyOf(db, actor, id_funcionario)).filter(({ id }) => itens.includes(id))
  if (items.length < new Set(itens).size || items.some(({ em_devolucao }) => em_devolucao))
    throw refusals.field('itens', text.notInCustody)
  const [first, ...others] = new Set(items.map(({ id_empresa }) => id_empresa))
  if (first === undefined || others.length) throw refusals.field('itens', text.oneProvider)
  const person = found(await giver(db, id_funcionario))
  const words = { nome: person.nome ?? person.email, empresa: await providerName(db, first), itens: items }
  const { id } = await insertCustody(db, {
    id_empresa: first,
    id_funcionario,
    tipo: 'devolucao',
    texto: custodyText('devolucao', { ...words, dia: todayInBrazil() }),
    id_usuario: actor.id,
  })
  const marked = await markReturning(db, itens, id)
  if (marked.length < items.length) throw new AppError('conflict', text.notInCustody)
  await announce(db, actor, id, id_funcionario, items.length)
  return { id }
}

/** Writes the terms of several things that a person gives back, one for each provider. */
export async function giveBackAll(db: Database, actor: Actor, id_funcionario: number, itens: number[]) {
  const items = (await inCustodyOf(db, actor, id_funcionario)).filter(({ id }) => itens.includes(id))
  if (items.length < itens.length) throw refusals.field('itens', text.notInCustody)
  for (const provider of new Set(items.map(({ id_empresa }) => id_empresa)))
    await giveBack(db, actor, {
      id_funcionario,
      itens: items.filter(({ id_empresa }) => id_empresa === provider).map(({ id }) => id),
    })
}

/** A term with what it is about. */
export async function readCustody(db: Database, actor: Actor, id: number) {
  const { sem_acesso, ...term } = found(await getCustody(db, actor, id))
  const lista = (await custodyItems(db, id)).map(({ id_patrimonio: _, ...item }) => item)
  const anexa =
    sem_acesso &&
    term.tipo === 'devolucao' &&
    term.situacao === 'pendente' &&
    can(actor, 'suprimentos', 'manage')
  return { ...term, anexa, lista }
}

/** Since a term was written its assets may have gone to a stage, or out of use. */
async function anyMoved(db: Database, given: Awaited<ReturnType<typeof giveAssets>>): Promise<boolean> {
  const ids = given.map(({ id }) => id)
  return given.some(({ ativo }) => !ativo) || (await movingAssets(db, ids)).length > 0
}

type Write = <T>(work: (db: Database) => Promise<T>) => Promise<T>

/** The person of a term signs it: drawn by hand, confirmed with the password, kept as a PDF with its hash. */
export async function signCustody(deps: Deps, actor: Actor, write: Write, input: SignCustodyInput) {
  const { id, ...signing } = input
  const term = found(await getCustody(deps.connection.db, actor, id))
  if (!term.meu) throw new AppError('forbidden', text.onlyReceiver)
  if (term.situacao === 'assinada') throw new AppError('conflict', text.signed)
  if (term.situacao === 'cancelada') throw new AppError('conflict', text.cancelled)
  const paper = { title: custodyTitle(term.tipo), text: term.texto, lines: [], file: `custodia-${id}.pdf` }
  const signature = await signPaper(deps, actor, paper, signing)
  return write(async (db) => {
    await holdRecord(db, TABLE, id)
    if (!(await keepSignature(db, id, signature))) throw new AppError('conflict', text.signed)
    await attachUpload(db, actor, signature.arquivo, TABLE, id)
    if (term.tipo === 'entrega') {
      const given = await giveAssets(db, id, actor.id)
      if (await anyMoved(db, given)) throw new AppError('conflict', text.assetMoving)
      await deliverOfTerm(db, id)
    } else await takeBack(db, id)
    return { id }
  })
}

/** Somebody who left signs on paper: attached, it ends what they had. Nobody else signs for them. */
export async function attachCustody(db: Database, actor: Actor, { id, arquivo }: AttachCustodyInput) {
  await holdRecord(db, TABLE, id)
  const term = found(await getCustody(db, actor, id))
  if (term.tipo !== 'devolucao') throw new AppError('conflict', text.returnsAlone)
  if (!term.sem_acesso) throw new AppError('conflict', text.signsThere)
  if (term.situacao === 'cancelada') throw new AppError('conflict', text.cancelled)
  if (term.situacao === 'assinada') throw new AppError('conflict', text.signed)
  await attachUpload(db, actor, arquivo, TABLE, id)
  const { sha256: hash } = found(await hashOfFile(db, arquivo))
  if (!(await keepSignature(db, id, { assinado_em: new Date(), arquivo, hash, assinatura: null })))
    throw new AppError('conflict', text.signed)
  await takeBack(db, id)
  return { id }
}

/** Takes back a term that nobody signed. */
export async function cancelCustody(db: Database, actor: Actor, id: number): Promise<void> {
  await holdRecord(db, TABLE, id)
  found(await getCustody(db, actor, id))
  if (!(await cancelTerm(db, id))) throw new AppError('conflict', text.signed)
}

export const maySeeCustody = async (db: Database, actor: Actor | null, id: number): Promise<boolean> =>
  actor !== null && (await getCustody(db, actor, id)) !== undefined

/** What somebody has signed for and not given back; 404 for a person who is not there, or is of another provider. */
export async function readItemsInCustody(db: Database, actor: Actor, id_funcionario: number) {
  const items = await inCustodyOf(db, actor, id_funcionario)
  if (items.length === 0 && id_funcionario !== actor.id) found(await employeeOf(db, actor, id_funcionario))
  return items.map(({ id_empresa: _, ...item }) => item)
}
