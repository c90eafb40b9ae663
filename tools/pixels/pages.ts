/** One of each kind of page, and of what opens over one. */
import type { Page } from 'playwright-core'

export interface Shot {
  name: string
  /** The part before the @; nobody for a guest. */
  login?: string
  path: string
  /** What is done before the picture. */
  open?(page: Page): Promise<void>
}

const menuOfFirstRow = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Ações de / })
    .first()
    .click()
  await page.getByRole('menu').waitFor()
}

export const shots: Shot[] = [
  { name: 'sign-in', path: '/home/login/enter' },
  { name: 'sign-up', path: '/home/login/register' },
  { name: 'vacancies', path: '/home/vacancy' },
  { name: 'contract', path: '/contratar/VerProd1' },
  { name: 'home', login: 'superadmin', path: '/' },
  { name: 'hub', login: 'superadmin', path: '/human-resources' },
  { name: 'list', login: 'superadmin', path: '/departments/list' },
  { name: 'list-wide', login: 'superadmin', path: '/human-resources/employee/list' },
  { name: 'list-prices', login: 'superadmin', path: '/pricing/list' },
  { name: 'leads', login: 'superadmin', path: '/sales/internal/leads/all/list' },
  { name: 'lead', login: 'superadmin', path: '/sales/internal/leads/edit/1' },
  { name: 'form', login: 'superadmin', path: '/departments/register' },
  { name: 'form-switches', login: 'superadmin', path: '/users/register' },
  { name: 'wizard', login: 'superadmin', path: '/human-resources/employee/form/register' },
  { name: 'detail', login: 'superadmin', path: '/human-resources/employee/profile/1' },
  { name: 'contacts', login: 'superadmin', path: '/contacts/list' },
  { name: 'contact', login: 'superadmin', path: '/contacts/profile/1' },
  { name: 'org-chart', login: 'superadmin', path: '/contacts/organization' },
  { name: 'calendar', login: 'superadmin', path: '/calendar' },
  { name: 'news', login: 'superadmin', path: '/news/list' },
  { name: 'faq', login: 'superadmin', path: '/faq/search' },
  { name: 'handbook', login: 'superadmin', path: '/employee-handbook/view' },
  { name: 'report', login: 'superadmin', path: '/reports/list-general' },
  { name: 'matrix', login: 'superadmin', path: '/settings/profile/edit/1' },
  { name: 'settings', login: 'superadmin', path: '/settings/list' },
  { name: 'trail', login: 'superadmin', path: '/human-resources/trail/edit/1' },
  { name: 'board', login: 'gestor.rh', path: '/careers/applicants/1' },
  { name: 'raffle', login: 'superadmin', path: '/marketing/roulette/register' },
  { name: 'rules', login: 'superadmin', path: '/marketing/communication-scale-rules/register?idCampaign=1' },
  { name: 'rides', login: 'superadmin', path: '/operations/home' },
  { name: 'custody', login: 'superadmin', path: '/supplies/dashboard' },
  { name: 'desk', login: 'superadmin', path: '/financial/home' },
  { name: 'career-figures', login: 'gestor.rh', path: '/dashboards/careers' },
  {
    name: 'menu',
    login: 'superadmin',
    path: '/departments/list',
    open: menuOfFirstRow,
  },
  {
    name: 'dialog',
    login: 'superadmin',
    path: '/departments/list',
    async open(page) {
      await menuOfFirstRow(page)
      await page.getByRole('menuitem', { name: /Excluir/ }).click()
      await page.locator('[role=dialog], [role=alertdialog]').waitFor()
    },
  },
  {
    name: 'chosen',
    login: 'superadmin',
    path: '/departments/list',
    async open(page) {
      await page
        .getByRole('checkbox', { name: /^Selecionar / })
        .nth(1)
        .click()
    },
  },
  {
    name: 'refused-form',
    login: 'superadmin',
    path: '/departments/register',
    async open(page) {
      await page.getByRole('button', { name: 'Salvar' }).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'profile-menu',
    login: 'superadmin',
    path: '/users/my-data',
    async open(page) {
      await page.getByRole('button', { name: /^Perfil de / }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'palette',
    login: 'superadmin',
    path: '/users/my-data',
    async open(page) {
      await page.getByRole('button', { name: /^Buscar/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
