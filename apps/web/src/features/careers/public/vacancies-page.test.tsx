import { screen, waitFor } from '@testing-library/react'
import { useSearch } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { VacanciesPage } from './vacancies-page.tsx'
import { vacancySearch } from './vacancy-search.ts'

const TOTAL = 61
const vacancyOf = (id: number) => ({
  id,
  titulo_vaga: `Vaga ${id}`,
  id_empresa: 1,
  empresa: 'Vetorial',
  sistema: 'vetorial',
  id_logo: null,
  departamento: 'Redes',
  cidade: 'Pelotas',
  uf: 'RS',
  tipo_contrato: 'clt',
  modalidade: 'presencial',
  vagas: 1,
  pcd: 'nao',
  interna: false,
  publicada_em: '2026-11-01T12:00:00.000Z',
  inscrito: false,
})

const Screen = () => <VacanciesPage asked={vacancySearch(useSearch({ strict: false }))} />
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

/** The list of 61 vacancies, opened at an address. */
const openAt = (search: string) => {
  serverAnswers({
    'vacancies.choices': () => ({
      empresas: [{ id: 1, nome: 'Vetorial', sistema: 'vetorial' }],
      cidades: [{ id: 9, nome: 'Pelotas', uf: 'RS' }],
      departamentos: [],
    }),
    'vacancies.listPublic': (input) => {
      const { limit, offset } = input as { limit: number; offset: number }
      const ids = Array.from({ length: TOTAL }, (_, place) => place + 1)
      return { total: TOTAL, dados: ids.slice(offset, offset + limit).map(vacancyOf) }
    },
  })
  return renderInApp(Screen, search)
}

it('leads to every open vacancy by addresses of pages, the 61st too (docs/careers.md#pages-of-vacancies)', async () => {
  const { user } = await openAt('?pagina=3&q=Vaga')
  await screen.findByText('Página 3 de 4')
  const next = screen.getByRole('link', { name: 'Próxima página' })
  expect(next.getAttribute('href')).toBe('/tela?pagina=4&q=Vaga')
  await user.click(next)
  await screen.findByText('Página 4 de 4')
  await screen.findByText('Vaga 61')
  expect(titles()).toEqual(['Vaga 61'])
  expect(screen.queryByRole('link', { name: 'Próxima página' })).toBeNull()
})

it('leads back from a page past the last one, and another choice begins at the first', async () => {
  const { user } = await openAt('?pagina=9')
  await screen.findByText('Nenhuma vaga nesta página.')
  const back = screen.getByRole('link', { name: 'Página anterior' })
  expect(back.getAttribute('href')).toBe('/tela?pagina=4')
  await user.click(back)
  await screen.findByText('Vaga 61')
  await user.selectOptions(screen.getByLabelText('Cidade'), '9')
  await screen.findByText('Página 1 de 4')
  expect(titles()).toHaveLength(20)
})

it('the list of another provider begins at its first page, narrowed as before', async () => {
  const { user, router } = await openAt('?pagina=2&q=Vaga')
  await screen.findByText('Página 2 de 4')
  await user.selectOptions(screen.getByLabelText('Empresa'), 'vetorial')
  await waitFor(() => expect(router.state.location.pathname).toBe('/careers/list/vetorial'))
  expect(router.state.location.search).toEqual({ q: 'Vaga' })
})
