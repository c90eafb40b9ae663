/** An approval is of what its approver saw: a change before the last decision takes it back, one unseen refuses it. */
import { refusal } from '@intranet/contract/messages/refusals'
import { requestSchemas } from '@intranet/contract/marketing/sponsorship-request-schemas'
import { updateMaintenanceInput } from '@intranet/contract/operations/maintenance-schemas'
import { updateVehicleRequestInput } from '@intranet/contract/operations/vehicle-requests'
import { shutdownSchemas } from '@intranet/contract/people/shutdown-schemas'
import { dayFromNow, dayInBrazil } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { superadmin, testWorld } from './app.ts'
import { makeProvider } from './factories/company.ts'
import { makeLicence, makeVehicle } from './factories/fleet.ts'
import { makeAgreed, makeEnded, makeServedCity } from './factories/sponsorship.ts'
import { makeEmployee } from './factories/staff.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours, employee: true }
const boss = await as({ ...superadmin, ...there })
const today = dayInBrazil(Date.now())
const in30days = dayFromNow(30)
const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const served = await makeServedCity(db, ours, 'Tubarão')
const another = await makeServedCity(db, ours, 'Laguna')
const vehicle = await makeVehicle(db, ours, { placa: 'QJA1B23' })
const driver = await as({ roles: ['desligamentos:solicitante'], ...there })
await makeLicence(db, driver.userId)

async function upload(bucket: string, tipo: string): Promise<string> {
  const { id } = await db
    .insertInto('arquivo')
    .values({ bucket, nome: 'a', tipo, tamanho: 10, sha256: 'x', id_usuario: boss.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const workshop = await as({ roles: ['frota:solicitante'], ...there })
async function makeWork(): Promise<number> {
  const id_veiculo = await makeVehicle(db, ours, { km_atual: 1000 })
  const [made] = await workshop.call.vehicleMaintenance.create({
    objects: [{ id_veiculo, tipo: 'revisao', descricao: 'Revisão geral', km: 1001, valor_pecas: '90.00' }],
  })
  return made!.id
}

interface Approvable {
  shape: object
  /** What the approver does not decide by. */
  free: readonly string[]
  /** Another value of each other field. */
  changes: Record<string, unknown>
  /** One that waits for its last decision. */
  open: () => Promise<number>
  change: (input: { id: number }) => Promise<unknown>
  /** What the approver sees. */
  see: (id: number) => Promise<{ updated_at: Date; id_aprovador?: number | null }>
  decide: (input: { id: number; updated_at?: string }) => Promise<unknown>
  /** Approved before the change, where the kind has an approval that waits for another act. */
  approve?: (id: number) => Promise<unknown>
}

const approvables: Record<string, Approvable> = {
  'a sponsorship that one of two approved': {
    shape: requestSchemas.updateInput.shape,
    free: ['id_responsavel_interno'],
    changes: {
      responsavel: 'Outra Pessoa',
      email: 'outra@exemplo.example',
      telefone: '48911112222',
      evento: 'Outra festa',
      descricao: 'Outra descrição do evento inteiro.',
      site_evento: 'https://outra.example',
      redes_sociais: '@outra',
      outros_patrocinadores: 'Outros',
      local: 'Outro local',
      endereco: 'Rua Outra, 1',
      id_cidade: another,
      data_inicio: '2099-02-20',
      data_fim: '2099-02-22',
      publico_estimado: 99,
      tipo: 'internet',
      valor_solicitado: '9999.00',
      itens_solicitados: 'Tudo',
      contrapartidas: 'Nada',
      ja_patrocinado: true,
    },
    open: () => makeAgreed(db, ours, '9000.00', { id_cidade: served }),
    change: (input) => boss.call.sponsorshipRequests.update(input),
    see: (id) => boss.call.sponsorshipRequests.get({ id }),
    decide: (input) => boss.call.sponsorshipRequests.step({ ...input, situacao: 'aprovada' }),
    approve: (id) => boss.call.sponsorshipRequests.step({ id, situacao: 'aprovada' }),
  },
  'a shutdown that waits to be carried out': {
    shape: shutdownSchemas.updateInput.shape,
    free: ['recontrataria', 'substituicao', 'entrevista'],
    changes: {
      tipo: 'falecimento',
      motivo: 'Outro motivo.',
      aviso_previo: 'trabalhado',
      data_aviso: today,
      data_desligamento: in30days,
    },
    open: async () => {
      const [made] = await driver.call.shutdowns.create({
        objects: [
          {
            id_funcionario: await makeEmployee(db, { id_empresa: ours, id_gestor: driver.userId }),
            tipo: 'acordo',
            motivo: 'Combinado entre as partes.',
            aviso_previo: 'indenizado',
            data_desligamento: today,
          },
        ],
      })
      await boss.call.shutdowns.step({ id: made!.id, situacao: 'em_analise' })
      return made!.id
    },
    change: (input) => boss.call.shutdowns.update(input),
    see: (id) => boss.call.shutdowns.get({ id }),
    decide: (input) => boss.call.shutdowns.step({ ...input, situacao: 'aprovado' }),
    approve: (id) => boss.call.shutdowns.step({ id, situacao: 'aprovado' }),
  },
  'work on a vehicle': {
    shape: updateMaintenanceInput.shape,
    free: ['confirmar', 'id_incidente_veiculo', 'id_plano', 'nota_arquivo'],
    changes: {
      tipo: 'pneu',
      descricao: 'Outro serviço',
      oficina: 'Outra oficina',
      data_abertura: '2026-01-01',
      data_agendada: '2026-01-02',
      km: 1010,
      valor_pecas: '9000.00',
      valor_mao_obra: '900.00',
      proxima_data: '2027-01-01',
      proxima_km: 20_000,
      parado: true,
    },
    open: makeWork,
    change: (input) => workshop.call.vehicleMaintenance.update(input),
    see: (id) => boss.call.vehicleMaintenance.get({ id }),
    decide: (input) => boss.call.vehicleMaintenance.changeState({ ...input, situacao: 'aprovada' }),
  },
  'a request for a vehicle': {
    shape: updateVehicleRequestInput.shape,
    free: ['espera'],
    changes: {
      motivo: 'Outra visita',
      origem: 'Depósito',
      destino: 'Laguna',
      data_retirada: hour(25),
      data_devolucao: hour(49),
      passageiros: 2,
      id_veiculo: null,
      dirige: false,
    },
    open: async () => {
      const [made] = await driver.call.vehicleRequests.create({
        objects: [
          {
            motivo: 'Visita',
            origem: 'Sede',
            destino: 'Tubarão',
            data_retirada: hour(24),
            data_devolucao: hour(30),
            passageiros: 1,
            id_veiculo: vehicle,
            dirige: true,
          },
        ],
      })
      return made!.id
    },
    change: (input) => driver.call.vehicleRequests.update(input),
    see: (id) => boss.call.vehicleRequests.get({ id }),
    decide: (input) =>
      boss.call.vehicleRequests.changeState({ ...input, situacao: 'aprovada', id_veiculo: vehicle }),
  },
}

describe.each(Object.entries(approvables))('%s', (_name, kind) => {
  const { changes, free, open, change, see, decide, approve } = kind

  it('has another value for each field that can be changed', () => {
    const fields = Object.keys(kind.shape).filter((field) => !['id', 'updated_at', ...free].includes(field))
    expect(Object.keys(changes).toSorted()).toEqual(fields.toSorted())
  })

  it.each(Object.entries(changes))('whose %s changed unseen is not decided', async (field, value) => {
    const id = await open()
    const { updated_at } = await see(id)
    await change({ id, [field]: value })
    await expect(decide({ id, updated_at: updated_at.toISOString() })).rejects.toThrow(refusal.staleEdit)
  })

  it.each(approve ? Object.entries(changes) : [])(
    'loses its approval with another %s',
    async (field, value) => {
      const id = await open()
      await approve!(id)
      expect((await see(id)).id_aprovador).toBe(boss.userId)
      await change({ id, [field]: value })
      expect((await see(id)).id_aprovador).toBeNull()
    },
  )

  it.skipIf(!approve)('keeps its approval when nothing of it changes', async () => {
    const id = await open()
    await approve!(id)
    const before: Record<string, unknown> = { ...(await see(id)) }
    const same = Object.fromEntries(Object.keys(changes).map((field) => [field, before[field]]))
    await change({ id, ...same })
    expect((await see(id)).id_aprovador).toBe(boss.userId)
  })
})

describe('approved work on a vehicle', () => {
  const approved = {
    tipo: 'pneu',
    descricao: 'Outro',
    oficina: 'Outra',
    valor_pecas: '9000.00',
    valor_mao_obra: '1.00',
  }
  const stateOf = async (id: number) => (await boss.call.vehicleMaintenance.get({ id })).situacao
  const makeApproved = async () => {
    const id = await makeWork()
    await boss.call.vehicleMaintenance.changeState({ id, situacao: 'aprovada' })
    return id
  }

  it.each(Object.entries(approved))('is decided on again with another %s', async (field, value) => {
    const id = await makeApproved()
    await workshop.call.vehicleMaintenance.update({ id, [field]: value })
    expect(await stateOf(id)).toBe('solicitada')
  })

  it('stays approved with the same fields, with other ones, and by a manager', async () => {
    const id = await makeApproved()
    await workshop.call.vehicleMaintenance.update({ id, descricao: 'Revisão geral', valor_pecas: '90.00' })
    await workshop.call.vehicleMaintenance.update({ id, data_agendada: '2026-12-01' })
    await boss.call.vehicleMaintenance.update({ id, valor_pecas: '120.00' })
    expect(await stateOf(id)).toBe('aprovada')
  })
})

describe('an account of an event that waits for approval', () => {
  const { addPhoto, addFile, removePhoto, removeFile, updatePhoto, updateFile, update, step } =
    boss.call.sponsorshipAccounts
  const photo = async (id: number) =>
    (await addPhoto({ id, id_arquivo: await upload('fotos', 'image/jpeg') })).id
  const paper = async (id: number) =>
    (await addFile({ id, id_arquivo: await upload('documentos', 'application/pdf'), tipo: 'outro' })).id

  it.each<[string, (id: number, parts: { foto: number; papel: number }) => Promise<unknown>]>([
    ['a number changed', (id) => update({ id, valor_realizado: '1.00' })],
    ['a photo came', photo],
    ['a paper came', paper],
    ['a photo left', (id, { foto }) => removePhoto({ id, id_item: foto })],
    ['a paper left', (id, { papel }) => removeFile({ id, id_item: papel })],
    ['a photo changed', (id, { foto }) => updatePhoto({ id, id_item: foto, legenda: 'Outra' })],
    ['a paper changed', (id, { papel }) => updateFile({ id, id_item: papel, tipo: 'recibo' })],
  ])('is not approved where %s unseen', async (_what, change) => {
    const over = { resumo: 'Foi.', contrapartidas_cumpridas: 'sim', situacao: 'em_analise' }
    const { id_pos_evento: id } = await makeEnded(db, ours, {}, over)
    const parts = { foto: await photo(id), papel: await paper(id) }
    await photo(id)
    const { updated_at } = await boss.call.sponsorshipAccounts.get({ id })
    await change(id, parts)
    await expect(step({ id, updated_at: updated_at.toISOString(), situacao: 'aprovado' })).rejects.toThrow(
      refusal.staleEdit,
    )
  })
})
