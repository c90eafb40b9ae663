/** What the public pages of careers are called where their address is shared, and what search engines read of a vacancy. */
import { dayInBrazil } from '@intranet/contract/today'
import type { ContractType } from '@intranet/contract/careers/career-options'
import { VACANCIES_A_PAGE, vacancyPage } from '@intranet/contract/careers/vacancy-pages'
import { vacancy as text } from '@intranet/contract/messages/careers'
import { providerPicture, type PageHead, type PageHeadSource } from '../../../platform/page-head.ts'
import { cleanedWords } from '../../../platform/rich-text.ts'
import { shortened } from '../../../platform/shortened.ts'
import { findPublicVacancy, listPublicVacancies } from './public-vacancy.queries.ts'
import { endedText, vacanciesText, vacancyText } from './vacancy-text.ts'

type Vacancy = NonNullable<Awaited<ReturnType<typeof findPublicVacancy>>>

const employmentTypes: Record<ContractType, string> = {
  clt: 'FULL_TIME',
  estagio: 'INTERN',
  aprendiz: 'OTHER',
  temporario: 'TEMPORARY',
  pj: 'CONTRACTOR',
}

function salaryOf({ faixa_min, faixa_max }: Vacancy) {
  if (!faixa_min && !faixa_max) return {}
  const value = {
    '@type': 'QuantitativeValue',
    unitText: 'MONTH',
    ...(faixa_min && { minValue: Number(faixa_min) }),
    ...(faixa_max && { maxValue: Number(faixa_max) }),
  }
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'BRL', value } }
}

const placeOf = ({ cidade, uf, modalidade }: Vacancy) => ({
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: cidade,
      addressRegion: uf,
      addressCountry: 'BR',
    },
  },
  ...(modalidade === 'remoto' && {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Brasil' },
  }),
})

/** schema.org JobPosting. */
const postingOf = (vacancy: Vacancy) => (url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: vacancy.titulo_vaga,
  description: [vacancy.descricao, vacancy.requisitos, vacancy.beneficios].filter(Boolean).join(''),
  datePosted: dayInBrazil(vacancy.publicada_em),
  ...(vacancy.data_fim && { validThrough: `${vacancy.data_fim}T23:59:59-03:00` }),
  employmentType: employmentTypes[vacancy.tipo_contrato],
  identifier: { '@type': 'PropertyValue', name: vacancy.empresa, value: String(vacancy.id) },
  hiringOrganization: { '@type': 'Organization', name: vacancy.empresa },
  ...placeOf(vacancy),
  ...salaryOf(vacancy),
  totalJobOpenings: vacancy.vagas,
  directApply: true,
  url,
})

function headOf(vacancy: Vacancy | undefined): PageHead {
  if (!vacancy) return { title: 'Vaga não encontrada', description: 'Veja as vagas abertas.', status: 404 }
  if (!vacancy.recebe) {
    const words = vacancy.encerrada ? text.closed : text.notReceiving
    return { title: words, description: 'Veja as vagas abertas.', status: 410, text: endedText(words) }
  }
  return {
    title: `${vacancy.titulo_vaga} em ${vacancy.cidade}/${vacancy.uf} – ${vacancy.empresa}`,
    description: shortened(cleanedWords(vacancy.descricao)),
    image: providerPicture(vacancy),
    structured: postingOf(vacancy),
    text: vacancyText(vacancy),
  }
}

/** Pages that say the same to everybody. */
const fixed = (address: RegExp, title: string, description: string): PageHeadSource => ({
  address,
  head: async () => ({ title, description }),
})

const open = 'Vagas abertas nos provedores de internet do grupo: cidade, contrato e como se candidatar.'

/** A page of the open vacancies, of one provider where the address names it. */
const listed = (address: RegExp, title: string): PageHeadSource => ({
  address,
  async head(db, [path, empresa], query) {
    const page = vacancyPage(query.get('pagina'))
    const offset = (page - 1) * VACANCIES_A_PAGE
    const found = await listPublicVacancies(db, null, { empresa, limit: VACANCIES_A_PAGE, offset })
    return { title, description: open, text: vacanciesText(found, path, page) }
  },
})

export const vacancyHeads: readonly PageHeadSource[] = [
  {
    address: /^\/careers\/role\/([1-9]\d{0,14})(?:\/[^/]*)?\/?$/,
    head: async (db, [, id]) => headOf(await findPublicVacancy(db, null, Number(id))),
  },
  listed(/^\/careers\/list(?:\/([a-z0-9_-]{1,60}))?\/?$/, 'Vagas abertas'),
  listed(/^\/home\/vacancy\/?$/, 'Trabalhe conosco'),
  fixed(/^\/applicants\/info\/?$/, 'Candidaturas', 'Como se candidatar e como acompanhar cada etapa.'),
  fixed(/^\/faq\/search\/[^/]+\/?$/, 'Perguntas frequentes', 'Respostas às perguntas mais comuns.'),
]
