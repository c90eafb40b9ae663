/** Jobs of who decides, each from the home to the moment at which it is done. */
import { agree, begin, decide, firstOf, MENU, type TapJob } from './steps.ts'

export const managerJobs: readonly TapJob[] = [
  {
    name: 'Registrar um incidente',
    login: 'gestor.operacoes',
    shortcut: 'atalho',
    async run(hand, way) {
      await begin(hand, way, 'Incidente', [MENU, 'Operações', /^Incidentes/, /^Registrar incidente/])
      await hand.chooseFirst(/^Categoria/)
      await hand.type(/^Título/, way === 'now' ? 'Queda no POP Fragata' : 'Queda no POP Areal')
      const text = hand.page.getByRole('textbox', { name: /^Descrição/ })
      await hand.tap(text)
      await text.fill('Sem energia desde as nove.')
      await hand.chooseFirst(/^Departamento/)
      await hand.press('button', 'Salvar')
      await hand.hears()
    },
  },
  {
    name: 'Aprovar um veículo',
    login: 'gestor.operacoes',
    async run(hand) {
      await decide(hand, /^Decidir: Veículo para/, 'Aprovar')
      await hand.choose('Veículo', /Strada/)
      await agree(hand, 'Aprovar', /Aprovar: /)
      await hand.hears()
    },
  },
  {
    name: 'Aprovar um pedido de equipamento',
    login: 'gestor.operacoes',
    shortcut: 'mesa de hoje',
    was: 4,
    async run(hand) {
      await firstOf(hand, /^Decidir: \d+ (× |pedidos de equipamento$)/)
      await hand.press('button', 'Aprovar')
      await agree(hand, 'Aprovar')
      await hand.hears()
    },
  },
  {
    name: 'Aprovar uma manutenção',
    login: 'gestor.operacoes',
    async run(hand) {
      await decide(hand, /^Decidir: Manutenção/, 'Aprovar')
      await agree(hand, 'Aprovar')
      await hand.hears()
    },
  },
  {
    name: 'Responder um relato do campo',
    login: 'gestor.operacoes',
    shortcut: 'mesa de hoje',
    was: 9,
    async run(hand) {
      await firstOf(hand, /^Decidir: (Porta do armário|\d+ relatos)/)
      await hand.press('button', 'Responder')
      await hand.type(/^Resposta/, 'A equipe passa hoje.')
      await agree(hand, 'Responder')
      await hand.hears()
    },
  },
  {
    name: 'Resolver um incidente',
    login: 'gestor.operacoes',
    async run(hand) {
      await hand.press('button', MENU)
      await hand.press('link', 'Operações')
      await hand.press('link', /^Incidentes/)
      await hand.press('link', /^Rompimento de fibra/)
      await hand.press('button', 'Resolver')
      const words = hand.page.getByRole('dialog').last().locator('textarea').first()
      await hand.tap(words)
      await words.fill('Fusão refeita.')
      await agree(hand, /Resolver|Confirmar|Salvar/)
      await hand.hears()
    },
  },
  {
    name: 'Analisar um desligamento',
    login: 'gestor.rh',
    shortcut: 'mesa de hoje',
    was: 4,
    async run(hand) {
      await firstOf(hand, /^Decidir: \d+ .*desligamentos$/)
      await hand.press('button', 'Analisar')
      await agree(hand, 'Analisar')
      await hand.hears()
    },
  },
  {
    name: 'Abrir a ficha de uma pessoa pela busca',
    login: 'gestor.rh',
    async run(hand) {
      await hand.press('button', /^Buscar/)
      await hand.page.getByRole('dialog').getByRole('combobox').fill('Tiago Machado')
      await hand.tap(hand.page.locator('[role=option]').filter({ hasText: 'Tiago Machado' }).first())
      await hand.page
        .getByRole('heading', { name: /Tiago Machado/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'Aprovar a venda que foi auditada',
    login: 'backoffice',
    async run(hand) {
      await hand.press('button', /^Auditar: /)
      const drawer = hand.page.getByRole('dialog')
      await drawer.getByRole('checkbox').first().waitFor()
      for (const box of await drawer.getByRole('checkbox').all())
        if (!(await box.isChecked())) await hand.tap(box)
      await hand.press('button', 'Aprovar')
      await agree(hand, 'Confirmar')
      await hand.sees('Aprovada')
    },
  },
  {
    name: 'Resolver um problema de cliente',
    login: 'backoffice',
    async run(hand) {
      await hand.press('button', /^Resolver: /)
      await hand.press('button', 'Resolver')
      const words = hand.page.getByRole('dialog').last().getByRole('textbox').first()
      await hand.tap(words)
      await words.fill('Remarcado com o cliente.')
      await agree(hand, /Resolver|Salvar|Confirmar/)
      await hand.hears()
    },
  },
  {
    name: 'Aprovar um estorno',
    login: 'financeiro',
    shortcut: 'mesa de hoje',
    was: 4,
    async run(hand) {
      await firstOf(hand, /^Decidir: /)
      await hand.press('button', 'Aprovar')
      await agree(hand, /Aprovar|Confirmar/)
      await hand.hears()
    },
  },
]
