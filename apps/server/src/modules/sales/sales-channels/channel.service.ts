import { salesChannel, salesProvider } from '@intranet/contract/messages/marketing'
import type { SetActiveInput } from '@intranet/contract/record'
import type {
  ChannelFields,
  ListChannelsInput,
  UpdateChannelInput,
} from '@intranet/contract/sales/channel-schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { assertMaySwitch } from '../../../platform/switching.ts'
import { refusals } from '../../../platform/errors.ts'
import { found, holdRecord } from '../../../platform/records.ts'
import { channelFlags, writeFlags } from '../provider-flags.queries.ts'
import {
  alters,
  assertFlagged,
  assertProviderKeys,
  chosenFlags,
  reached,
  removing,
  sharedWithOthers,
  type ChosenFlag,
} from '../provider-flags.service.ts'
import {
  getChannel,
  insertChannels,
  isProvider,
  listChannels,
  removeChannel,
  switchChannels,
  updateChannel,
  type ChannelRow,
} from './channel.queries.ts'

/** A page of channels; a filter by a provider that does not exist is refused. */
export async function findChannels(db: Database, actor: Actor, input: ListChannelsInput) {
  await assertProviderKeys(db, Object.keys(input.provedores ?? {}))
  if (input.sistema !== undefined && !(await isProvider(db, input.sistema)))
    throw refusals.invalid({ sistema: salesProvider.unknown })
  return listChannels(db, actor, input)
}

/** The id of the provider that a channel belongs to: a foreign one is refused, as a foreign flag is. */
async function ownerOf(
  db: Database,
  actor: Actor,
  sistema: string | null | undefined,
): Promise<number | null | undefined> {
  if (!sistema) return sistema === undefined ? undefined : null
  const [owner] = await chosenFlags(db, actor, { [sistema]: true })
  return owner!.id_empresa
}

/** Creates channels and sets the flags of their providers. One without a provider belongs to the whole group. */
export async function createChannels(db: Database, actor: Actor, objects: ChannelFields[]) {
  const flags: ChosenFlag[][] = []
  const rows: ChannelRow[] = []
  for (const { provedores, sistema, ...fields } of objects) {
    const chosen = await chosenFlags(db, actor, provedores)
    const id_empresa = await ownerOf(db, actor, sistema)
    assertFlagged(actor, typeof id_empresa === 'number' || chosen.some(({ on }) => on))
    flags.push(chosen)
    rows.push({ ...fields, id_empresa })
  }
  const created = await insertChannels(db, actor, rows)
  await writeFlags(
    db,
    channelFlags,
    created.flatMap(({ id }, index) => flags[index]!.map((flag) => ({ id, ...flag }))),
  )
  return created
}

/**
 * Changes a channel. The actor may always set the flags of their own providers; the other fields if a flag of their
 * providers is set.
 */
export async function changeChannel(
  db: Database,
  actor: Actor,
  { id, updated_at, provedores, sistema, ...change }: UpdateChannelInput,
) {
  if (!Object.keys(change).length && !provedores && sistema === undefined) throw refusals.nothingChanged()
  await holdRecord(db, 'vendas_canal', id)
  const channel = found(await getChannel(db, actor, id))
  if (!channel.editavel) throw refusals.forbidden()
  assertMaySwitch(actor, 'vendas', channel, { ativo: change.ativo, updated_at })
  const changes = alters(change, channel)
  const moves = sistema !== undefined && sistema !== channel.sistema
  if ((changes || moves) && !channel.exclusiva) throw sharedWithOthers()
  const flags = await chosenFlags(db, actor, provedores)
  const id_empresa = moves ? await ownerOf(db, actor, sistema) : undefined
  // Its unchanged name, so that a change of flags only is a new version too.
  const saved = await updateChannel(db, { nome: channel.nome, ...change, id_empresa, id, updated_at })
  await writeFlags(
    db,
    channelFlags,
    flags.map((flag) => ({ id, ...flag })),
  )
  // Without a flag of theirs it has left the actor's sight, and belongs to the others.
  const now = await getChannel(db, actor, id)
  if (now) assertFlagged(actor, now.sistema !== null || Object.values(now.provedores).includes(true))
  return saved
}

/** Switches channels that are of the actor's providers alone. */
export async function setChannelsActive(db: Database, actor: Actor, input: SetActiveInput) {
  return reached(switchChannels(db, actor, input), input.ids, (id) => getChannel(db, actor, id))
}

/** Deletes a channel that nothing uses; otherwise "Erro ao excluir canal". */
export async function deleteChannel(db: Database, actor: Actor, id: number): Promise<void> {
  const channel = found(await getChannel(db, actor, id))
  if (!channel.exclusiva) throw sharedWithOthers()
  await removing(removeChannel(db, id), salesChannel.removeFailed)
}
