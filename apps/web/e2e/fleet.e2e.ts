/** A request of a vehicle until its return, a fine until its signed statement, somebody who leaves without debts, a fuel card. */
import { dayFromNow } from '@intranet/contract/today'
import { signIn as connectAs } from '@intranet/client'
import { renavamOf } from '@intranet/contract/operations/registration'
import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD, openBrowser, openPage, signIn } from './support/browser.ts'
import { fillChecklist, newVehicle } from './support/fleet.ts'
import { barriers } from './support/barriers.ts'
import { choose, fillMoment } from './support/forms.ts'
import { noticeShown } from './support/notices.ts'
import { startServer, type RunningServer } from './support/server.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const shownDay = (days: number) => dayFromNow(days).split('-').toReversed().join('/')
it('a vehicle request is approved, checked out with photos and returned', async () => {
  await newVehicle(server.url, 'EEE1A01', '12345678900')
  const technician = await openPage(browser, server.url, { viewport: { width: 360, height: 800 } })
  const { page } = technician
  await signIn(page, 'tecnico')
  await page.goto('/requests/vehicle/register')
  await heading(page, 'SOLICITAR VEÍCULO')
  await page.getByLabel('Motivo').fill('Trocar antena da torre norte')
  await page.getByLabel('Passageiros').fill('1')
  await page.getByLabel('Origem').fill('Pelotas')
  await page.getByLabel('Destino').fill('Arroio Grande')
  await fillMoment(page, 'Retirada', shownDay(9), '08:00')
  await fillMoment(page, 'Devolução', shownDay(9), '12:00')
  await page.getByRole('switch', { name: 'Dirigirei eu mesmo' }).click()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await noticeShown(page, 'Dados atualizados com sucesso!')

  const managing = await openPage(browser, server.url)
  await signIn(managing.page, 'gestor.operacoes')
  await managing.page.goto('/fleet/bookings?q=Arroio')
  await managing.page
    .getByRole('row', { name: /Arroio Grande/ })
    .getByRole('button', { name: /^Ações/ })
    .click()
  await managing.page.getByRole('menuitem', { name: 'Aprovar' }).click()
  await choose(managing.page, 'Veículo', /EEE1A01/)
  await managing.page.getByRole('button', { name: 'Aprovar' }).click()
  await noticeShown(managing.page, 'Dados atualizados com sucesso!')

  const { api } = await connectAs(server.url, 'tecnico@intranet.example', DEMO_PASSWORD)
  const { dados } = await api.vehicleRequests.listOwn.query({ q: 'Arroio' })
  expect(dados[0]).toMatchObject({ situacao: 'aprovada', placa: 'EEE1A01' })
  // Taken days before its time, it would overlap the driver's other bookings.
  const own = await api.vehicleRequests.listOwn.query({ limit: 60 })
  for (const { id, situacao } of own.dados)
    if (situacao === 'aprovada' && id !== dados[0]!.id)
      await api.vehicleRequests.changeState.mutate({ id, situacao: 'cancelada' })
  await page.goto(`/requests/vehicle/edit/${dados[0]!.id}`)
  await page.getByRole('button', { name: 'Registrar saída' }).click()
  // What sticks at the end of a dialog on a phone ends with it, and covers no field.
  const end = async (part: Locator) =>
    (await part.boundingBox().then((box) => box && box.y + box.height)) ?? 0
  const list = page.getByRole('dialog')
  await expect
    .poll(async () => (await end(list)) - (await end(list.locator('[data-slot=form-foot]'))))
    .toBeLessThan(1)
  await fillChecklist(page, '1000')
  await page.getByRole('button', { name: 'Registrar retorno' }).click()
  await fillChecklist(page, '1180')
  await page.getByText('Concluída').waitFor()
  await page.getByRole('img', { name: 'Foto 1 da saída' }).waitFor()
  await page.getByRole('img', { name: 'Foto 1 da volta' }).waitFor()
  expect([...technician.faults, ...managing.faults]).toEqual([])
})

it('somebody leaves after one key came back and the other was signed off', async () => {
  const { api, id, id_empresa } = await newVehicle(server.url, 'EEE1A02', '98765432103')
  const colleague = (await api.employees.list.query({ filtro: { id_empresa } })).dados[0]!
  const { id_departamento, id_cargo } = await api.employees.get.query({ id: colleague.id })
  const [leaver] = await api.employees.create.mutate({
    objects: [
      {
        nome: 'Ravi Nogueira',
        email: 'ravi.nogueira@intranet.example',
        id_empresa,
        id_departamento: id_departamento!,
        id_cargo: id_cargo!,
        data_admissao: dayFromNow(-400),
      },
    ],
  })
  await api.vehicles.saveKey.mutate({ id_veiculo: id, nome: 'Reserva', id_funcionario: leaver!.id })
  await api.vehicles.saveKey.mutate({ id_veiculo: id, nome: 'Portão', id_funcionario: leaver!.id })
  // Who asks for a shutdown does not carry it out.
  const requester = await connectAs(server.url, 'gestor.rh@intranet.example', DEMO_PASSWORD)
  const [asked] = await requester.api.shutdowns.create.mutate({
    objects: [
      {
        id_funcionario: leaver!.id,
        tipo: 'acordo',
        motivo: 'Combinado entre as partes.',
        aviso_previo: 'indenizado',
        data_desligamento: dayFromNow(0),
      },
    ],
  })
  const step = { id: asked!.id }
  await api.shutdowns.step.mutate({ ...step, situacao: 'em_analise' })
  await api.shutdowns.step.mutate({ ...step, situacao: 'aprovado' })
  for (const { item } of (await api.shutdowns.get.query(step)).itens)
    await api.shutdowns.check.mutate({ ...step, item: item as 'cracha', feito: true })

  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, 'superadmin')
  await page.goto(`/shutdowns/edit/${asked!.id}`)
  await page.getByRole('button', { name: 'Efetivar' }).click()
  await page.getByText('Ainda em nome da pessoa: Portão de EEE1A02, Reserva de EEE1A02.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Dar baixa: Portão de EEE1A02' }).click()
  await page.getByLabel('Observação').fill('Chave perdida, cobrada na rescisão')
  await page.getByRole('dialog').getByRole('button', { name: 'Dar baixa' }).click()
  await page.getByText('Baixa: Chave perdida, cobrada na rescisão').waitFor()
  await page.getByRole('link', { name: 'Reserva de EEE1A02' }).click()
  await page.getByRole('button', { name: 'Editar Reserva' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Limpar Com quem está' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Na empresa', { exact: true }).waitFor()
  await page.goto(`/shutdowns/edit/${asked!.id}`)
  await page.getByRole('button', { name: 'Desfazer baixa: Portão de EEE1A02' }).waitFor()
  expect(await page.getByRole('link', { name: 'Reserva de EEE1A02' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Efetivar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Efetivar', exact: true }).click()
  await noticeShown(page, 'Desligamento efetivado. O acesso foi encerrado.')
  expect(faults).toEqual([])
})

it('a fine goes from its proposed driver to a signed term', async () => {
  const manager = await connectAs(server.url, 'superadmin@intranet.example', DEMO_PASSWORD)
  const vehicle = (await manager.api.vehicles.list.query({ filtro: { placa: 'JBX2E34' } })).dados[0]!
  const driver = (await manager.api.drivers.list.query({ q: 'Tiago Machado' })).dados[0]!
  const [fine] = await manager.api.fines.create.mutate({
    objects: [
      {
        id_veiculo: vehicle.id,
        id_motorista: driver.id,
        auto_infracao: 'RX0012345',
        orgao: 'PRF',
        codigo_infracao: '74550',
        descricao: 'Transitar em velocidade superior à máxima permitida',
        gravidade: 'media',
        data_infracao: new Date(Date.now() - 5 * 86_400_000).toISOString(),
        local: 'BR-116',
        data_notificacao: dayFromNow(-2),
        valor: '195.23',
        vencimento: dayFromNow(40),
      },
    ],
  })
  const managing = await openPage(browser, server.url)
  const { page } = managing
  await signIn(page, 'gestor.operacoes')
  await page.goto(`/fleet/fines/edit/${fine!.id}`)
  await page.getByRole('button', { name: 'Confirmar condutor' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar condutor' }).click()
  await noticeShown(page, 'Status atualizado com sucesso!')
  await page.goto(`/fleet/fines/edit/${fine!.id}`)
  await page.getByRole('button', { name: 'Termo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Gerar termo' }).click()
  await heading(page, 'TERMO DE RESPONSABILIDADE')

  const driving = await openPage(browser, server.url)
  await signIn(driving.page, 'tecnico')
  await driving.page.goto(`/fleet/fines/term/${fine!.id}/${driver.id}/JBX2E34`)
  await driving.page.getByText('R$ 195,23').waitFor()
  await driving.page.evaluate(`document.documentElement.dataset.theme = 'dark'`)
  await driving.page.emulateMedia({ media: 'print' })
  const printed = ['Gestor', 'Condutor'].map((name) => driving.page.getByText(name, { exact: true }))
  const kept = [driving.page.getByRole('textbox', { name: 'Sua senha' }), driving.page.locator('header, h1')]
  for (const part of printed) expect(await part.isVisible()).toBe(true)
  for (const part of kept) expect(await part.filter({ visible: true }).count()).toBe(0)
  expect(await driving.page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('light')
  await driving.page.emulateMedia({ media: 'screen' })
  await driving.page.getByRole('radio', { name: 'Não autorizo o desconto em folha' }).click()
  // `hover` waits until the box keeps its place: the page has just left its print layout.
  await driving.page.getByRole('img', { name: /Quadro da assinatura/ }).hover({ position: { x: 40, y: 60 } })
  await driving.page.mouse.down()
  const drawn = driving.page.getByRole('img', { name: 'Assinatura desenhada' })
  await drawn.hover({ position: { x: 160, y: 90 } })
  await driving.page.mouse.up()
  await driving.page.getByRole('textbox', { name: 'Sua senha' }).fill(DEMO_PASSWORD)
  await driving.page.getByRole('button', { name: 'Assinar' }).click()
  await noticeShown(driving.page, 'Termo assinado.')
  await driving.page.getByText('Assinado na intranet').waitFor()
  expect([...managing.faults, ...driving.faults]).toEqual([])
})

it('a fuel card is read by columns that are kept, a jump is confirmed in its file, and the import is taken back', async () => {
  const { page, faults } = await openPage(browser, server.url)
  await signIn(page, 'gestor.operacoes')
  const send = async (name: string, lines: readonly string[]) =>
    page
      .getByLabel('Escolher planilha')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })
  await page.goto('/fleet/vehicle/list')
  await page.getByRole('button', { name: 'Importar planilha' }).click()
  await send('veiculos.csv', [
    'Placa;Renavam;Marca;Modelo;Ano de fabricação;Ano;Tipo;Combustível;Propriedade;Provedor;Categoria de CNH exigida;KM',
    `EEE-1A03;${renavamOf('1112223334')};Fiat;Fiorino;2024;2025;Utilitário;Flex;Próprio;Produto;B;90.000`,
  ])
  await page.getByRole('button', { name: 'Importar 1 linha' }).click()
  await page.getByText('1 veículo de veiculos.csv').waitFor()

  await page.goto('/fleet/fuel/list')
  await page.getByRole('button', { name: 'Importar planilha' }).click()
  const heads = 'Carro;Quando;Marcador;Qtd;Total'
  const line = (day: number, km: number) => `EEE1A03;${shownDay(day)} 08:30;${km};42,5;263,08`
  await send('cartao.csv', [heads, line(-12, 1000), line(-11, 1400), line(-10, 60_000), line(-12, 1000)])
  const columns = { Placa: 'Carro', 'Data e hora': 'Quando', KM: 'Marcador', Litros: 'Qtd', Valor: 'Total' }
  for (const [field, title] of Object.entries(columns))
    await page.getByLabel(`${field} *`, { exact: true }).selectOption(title)
  await page.getByRole('button', { name: 'Conferir com estas colunas' }).click()
  await page.getByRole('button', { name: 'Importar 2 linhas' }).waitFor()
  await page.getByRole('button', { name: 'Guardar estas colunas' }).click()
  await page.getByLabel('Nome das colunas').fill('Cartão Sul')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await noticeShown(page, 'Colunas guardadas.')
  const errors = page.getByRole('region', { name: 'Linhas com erro' })
  await errors.getByText(/O hodômetro subiu 58\.600 km em 1 dia/).waitFor()
  await errors.getByText('Data e hora: igual ao da linha 2.').waitFor()
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await barriers(page)).toEqual({ serious: [], overflow: 0 })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar linhas com erro' }).click(),
  ])
  const [titles, wrong] = (await readFile(await file.path(), 'utf8')).replace('\ufeff', '').split('\r\n')
  expect(titles).toBe(`${heads};Confirmar hodômetro;Motivo do erro`)
  await page.getByRole('button', { name: 'Importar 2 linhas' }).click()
  await page.getByText('2 abastecimentos de cartao.csv').waitFor()

  await page.getByRole('button', { name: 'Importar outra planilha' }).click()
  await send('corrigida.csv', [titles!, wrong!.split(';').with(5, 'Sim').join(';')])
  await page.getByRole('button', { name: 'Importar 1 linha' }).click()
  await page.getByText('1 abastecimento de corrigida.csv').waitFor()
  await page.keyboard.press('Escape')
  await page.goto('/fleet/fuel/list?q=EEE1A03')
  await page.getByText('60.000').waitFor()
  await page.getByRole('button', { name: 'Importar planilha' }).click()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  const sure = page.getByRole('dialog', { name: 'Desfazer a importação?' })
  await sure.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByText('A importação foi desfeita.').waitFor()
  expect(faults).toEqual([])
})
