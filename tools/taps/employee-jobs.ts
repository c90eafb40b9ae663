/** Jobs that every employee has, each from the home to the moment at which it is done. */
import { DEMO_PASSWORD } from '@intranet/db/demo/sign-ins'
import { agree, begin, day, MENU, NEW_EVENT, type TapJob } from './steps.ts'

export const employeeJobs: readonly TapJob[] = [
  {
    name: 'Reportar o que vi, com foto e posição',
    login: 'tecnico',
    shortcut: 'atalho e câmera',
    async run(hand, way) {
      await begin(hand, way, 'Reportar', [MENU, 'Operações', /^Incidentes/, /O que eu reportei/, 'Reportar'])
      await hand.photo(way === 'now' ? 'Tirar foto' : 'Adicionar imagens')
      await hand.page.getByRole('img', { name: 'Prévia: Fotos 1' }).waitFor()
      await hand.type(/^O que aconteceu/, 'Caixa aberta no poste')
      await hand.press('button', 'Usar minha posição')
      await hand.sees('Posição incluída')
      await hand.press('button', 'Salvar')
      await hand.hears()
    },
  },
  {
    name: 'Reportar com cidade e bairro',
    login: 'tecnico',
    shortcut: 'atalho',
    async run(hand, way) {
      await begin(hand, way, 'Reportar', [MENU, 'Operações', /^Incidentes/, /O que eu reportei/, 'Reportar'])
      await hand.type(/^O que aconteceu/, 'Sem luz na rua toda')
      await hand.choose(/^Cidade/, /Pelotas\/RS/)
      await hand.type(/^Bairro/, 'Centro')
      await hand.press('button', 'Salvar')
      await hand.hears()
    },
  },
  {
    name: 'Pedir um veículo',
    login: 'tecnico',
    shortcut: 'atalho',
    async run(hand, way) {
      await begin(hand, way, 'Veículo', ['Solicitações', /^Solicitar veículo\s\S/, 'Solicitar veículo'])
      await hand.type('Retirada', day(way === 'now' ? 12 : 14))
      await hand.type('Retirada: hora', '08:00')
      await hand.type('Devolução', day(way === 'now' ? 12 : 14))
      await hand.type('Devolução: hora', '12:00')
      await hand.type(/^Motivo/, 'Visita a um cliente')
      await hand.type(/^Origem/, 'Pelotas')
      await hand.type(/^Destino/, 'Canguçu')
      await hand.press('button', 'Salvar')
      await hand.hears()
    },
  },
  {
    name: 'Pedir um lugar numa carona',
    login: 'tecnico',
    shortcut: 'atalho',
    async run(hand, way) {
      await begin(hand, way, 'Carona', [MENU, 'Operações', /^Caronas/])
      await hand.press('button', 'Pedir carona')
      await hand.tap(hand.page.getByRole('dialog').getByRole('button', { name: 'Pedir carona', exact: true }))
      await hand.hears()
    },
  },
  {
    name: 'Pedir um equipamento',
    login: 'tecnico',
    shortcut: 'atalho',
    async run(hand, way) {
      await begin(hand, way, 'Equipamento', ['Solicitações', /^Pedir equipamento/, 'Pedir equipamento'])
      // One open request of each product.
      await hand.choose(/^Produto/, way === 'now' ? /Notebook/ : /Celular/)
      await hand.type(/^Quantidade/, '1')
      await hand.type(/^Para quando/, day(10))
      await hand.type(/^Motivo/, 'O meu quebrou')
      await hand.press('button', 'Salvar')
      await hand.hears()
    },
  },
  {
    name: 'Dar ciência de um documento',
    login: 'tecnico',
    shortcut: 'mesa de hoje',
    was: 4,
    async run(hand) {
      await hand.press('button', /^Dar ciência: /)
      await hand.press('button', 'Declaro ciência')
      await agree(hand, 'Declaro ciência', /recebi e li/)
      await hand.hears()
    },
  },
  {
    name: 'Ler uma página do manual que foi pedida',
    login: 'tecnico',
    async run(hand) {
      await hand.press('link', /^Ler: Código de conduta/)
      const read = hand.page.getByRole('button', { name: /Li |lido|leitura/ }).first()
      await hand.tap(read)
      await read.waitFor({ state: 'detached' })
    },
  },
  {
    name: 'Ler um conteúdo do onboarding',
    login: 'tecnico',
    async run(hand) {
      await hand.press('link', /^Começar: /)
      await hand.press('button', 'Marcar como lido e continuar')
      await hand.hears()
    },
  },
  {
    name: 'Assinar um termo de custódia',
    login: 'tecnico',
    async run(hand) {
      await hand.press('link', /^Assinar: /)
      await hand.draw(hand.page.getByRole('img', { name: /[Aa]ssin/ }).first())
      const password = hand.page.locator('input[type=password]').first()
      await hand.tap(password)
      await password.fill(DEMO_PASSWORD)
      await hand.press('button', 'Assinar')
      await hand.hears()
    },
  },
  {
    name: 'Contar o estoque da equipe: uma linha',
    login: 'tecnico',
    async run(hand) {
      await hand.press('link', /^Contar: /)
      await hand.type(/^Quantidade informada de Cabo drop/, '10')
      await hand.press('button', 'Salvar')
      await hand.hears()
    },
  },
  {
    name: 'Achar o telefone de uma colega',
    login: 'tecnico',
    async run(hand) {
      await hand.press('link', 'Contatos')
      await hand.tap(hand.page.getByRole('searchbox').first())
      await hand.page.getByRole('searchbox').first().fill('Marina')
      await hand.sees('Marina Teixeira')
    },
  },
  {
    name: 'Achar uma resposta no FAQ',
    login: 'tecnico',
    async run(hand) {
      await hand.press('link', 'FAQ')
      await hand.tap(hand.page.locator('main details summary').first())
      await hand.page.locator('main details[open]').first().waitFor()
    },
  },
  {
    name: 'Elogiar um colega',
    login: 'tecnico',
    shortcut: 'atalho',
    async run(hand, way) {
      await begin(hand, way, 'Elogio', ['Elogios', /Novo elogio/])
      await hand.chooseFirst(/^Para/)
      await hand.chooseFirst(/^Categoria/)
      const words = hand.page.getByRole('textbox', { name: 'Elogio' })
      await hand.tap(words)
      await words.fill('Resolveu o problema em minutos.')
      await hand.press('button', 'Salvar')
      await hand.hears()
    },
  },
  {
    name: 'Pôr um compromisso na agenda',
    login: 'tecnico',
    shortcut: 'atalho',
    async run(hand, way) {
      await begin(hand, way, 'Evento', ['Calendário', NEW_EVENT])
      await hand.type(/^Título/, 'Reunião da equipe')
      await hand.press('button', 'Salvar')
      await hand.hears()
    },
  },
  {
    name: 'Reagir a uma novidade',
    login: 'tecnico',
    async run(hand) {
      const reaction = hand.page.getByRole('button', { name: /^Amei/ }).first()
      await hand.tap(reaction)
      await hand.page.locator('button[aria-pressed=true]').first().waitFor()
    },
  },
  {
    name: 'Ler os avisos do sino e dar todos por lidos',
    login: 'tecnico',
    async run(hand) {
      await hand.press('button', /^Notificações/)
      await hand.press('button', /[Mm]arcar tod/)
      await hand.page.getByRole('button', { name: /^Notificações, \d/ }).waitFor({ state: 'detached' })
    },
  },
  {
    name: 'Ver como está a rede da minha cidade',
    login: 'tecnico',
    shortcut: 'atalho',
    async run(hand, way) {
      await begin(hand, way, 'Rede', [MENU, 'Operações', /^Incidentes/, /Como está a rede/])
      await hand.page.getByRole('heading', { name: /rede/i }).first().waitFor()
    },
  },
  {
    name: 'Acompanhar um incidente',
    login: 'financeiro',
    shortcut: 'botão à mão',
    was: 4,
    async run(hand) {
      await hand.press('button', /^Incidentes/)
      await hand.tap(hand.page.getByText(/Rompimento de fibra/).first())
      const answered = hand.page.waitForResponse(/incidents\.follow/)
      await hand.tap(hand.page.getByRole('dialog').getByRole('button', { name: 'Acompanhar', exact: true }))
      await answered
    },
  },
  {
    name: 'Receber o resumo da semana por e-mail',
    login: 'funcionario',
    async run(hand) {
      await hand.press('button', /^Perfil de/)
      await hand.press('menuitem', 'Sessões e aparelhos')
      await hand.press('switch', /Resumo da semana/)
      await hand.hears()
    },
  },
]
