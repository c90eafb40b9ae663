import { stageLabels } from '@intranet/contract/careers/career-options'
import { recommendationLabels } from '@intranet/contract/careers/interview-options'
import { formatMomentDay } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Table, TableHeader, TableRow, TableHead, TableBody, TableCell } from '@/components/ui/table.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { RatingMark, ScoreMark } from './score-mark.tsx'

type Applicant = Outputs['applicants']['get']
type Interview = Outputs['interviews']['ofApplication'][number]
interface Side {
  applicant: Applicant
  interviews: Interview[]
}

const opinions = ({ interviews }: Side) =>
  interviews
    .flatMap(({ pareceres }) => pareceres)
    .map(({ autor, recomendacao, notas }) => {
      const mean = notas.reduce((sum, { nota }) => sum + nota, 0) / notas.length
      return `${autor ?? 'Entrevistador'}: ${recommendationLabels[recomendacao]} (${mean.toFixed(1).replace('.', ',')})`
    })

const jobs = ({ applicant }: Side) =>
  applicant.curriculo?.experiencias.slice(0, 3).map(({ funcao, empresa }) => `${funcao}, ${empresa}`) ?? []
const courses = ({ applicant }: Side) =>
  applicant.curriculo?.formacoes.slice(0, 3).map(({ descricao, ie }) => `${descricao}, ${ie}`) ?? []
const met = ({ applicant }: Side) =>
  applicant.termos.filter(({ atendido }) => atendido).map(({ termo, peso }) => `${termo} (${peso})`)

const lines = (texts: string[]): ReactNode =>
  texts.length ? (
    <ul className="grid gap-1">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  ) : (
    '–'
  )

const rows: readonly (readonly [string, (side: Side) => ReactNode])[] = [
  ['Vaga', ({ applicant }) => applicant.vaga.titulo_vaga],
  ['Etapa', ({ applicant }) => stageLabels[applicant.etapa]],
  ['Pontuação', ({ applicant }) => <ScoreMark score={applicant.pontuacao} />],
  [
    'Avaliação',
    ({ applicant }) => (applicant.avaliacao === null ? '–' : <RatingMark rating={applicant.avaliacao} />),
  ],
  ['Palavras atendidas', (side) => lines(met(side))],
  ['Pareceres', (side) => lines(opinions(side))],
  ['Idade', ({ applicant }) => applicant.idade ?? '–'],
  ['Cidade', ({ applicant }) => (applicant.cidade ? `${applicant.cidade}/${applicant.uf}` : '–')],
  ['CNH', ({ applicant }) => applicant.cnh_categoria ?? '–'],
  ['Experiência', (side) => lines(jobs(side))],
  ['Formação', (side) => lines(courses(side))],
  ['Inscrição', ({ applicant }) => formatMomentDay(applicant.created_at)],
]

const nameLink = ({ applicant }: Side) => (
  <AddressLink to={`/careers/candidate/${applicant.id}`} preload={false}>
    {applicant.nome ?? 'Pessoa removida'}
  </AddressLink>
)

/** On phones the two share the width, and what is compared is above them. */
const pair = 'max-sm:grid max-sm:grid-cols-2'

/** Two candidates beside each other. */
export function ComparePage({ one, other }: { one: number; other: number }) {
  const reads = [
    useQuery(trpc.applicants.get.queryOptions({ id: one })),
    useQuery(trpc.applicants.get.queryOptions({ id: other })),
    useQuery(trpc.interviews.ofApplication.queryOptions({ id: one })),
    useQuery(trpc.interviews.ofApplication.queryOptions({ id: other })),
  ] as const
  return (
    <Page>
      <PageHead />
      <PageSheet spine={null}>
        <Loaded reads={reads} waiting={<Skeleton className="h-80 w-full" />}>
          {(left, right, leftInterviews, rightInterviews) => {
            const sides: Side[] = [
              { applicant: left, interviews: leftInterviews },
              { applicant: right, interviews: rightInterviews },
            ]
            return (
              <Table label="Comparação de candidatos" className="max-sm:block">
                <TableHeader className="max-sm:sticky max-sm:top-0 max-sm:z-2 max-sm:block">
                  <TableRow className={pair}>
                    <TableHead scope="col" className="max-sm:hidden">
                      <span className="sr-only">O que se compara</span>
                    </TableHead>
                    {sides.map((side) => (
                      <TableHead
                        key={side.applicant.id}
                        scope="col"
                        className="max-sm:h-auto max-sm:py-2 max-sm:whitespace-normal"
                      >
                        {nameLink(side)}
                      </TableHead>
                    ))}
                  </TableRow>
                </TableHeader>
                <TableBody className="max-sm:block">
                  {rows.map(([label, cell]) => (
                    <TableRow key={label} className={pair}>
                      <TableHead
                        scope="row"
                        className="static max-sm:col-span-2 max-sm:h-auto max-sm:border-b-0 max-sm:py-1"
                      >
                        {label}
                      </TableHead>
                      {sides.map((side) => (
                        <TableCell
                          key={side.applicant.id}
                          className="h-auto py-1.5 wrap-anywhere whitespace-normal"
                        >
                          {cell(side)}
                        </TableCell>
                      ))}
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            )
          }}
        </Loaded>
      </PageSheet>
    </Page>
  )
}
