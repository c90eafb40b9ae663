import { availabilityLabels } from '@intranet/contract/careers/career-options'
import { formatMoney, formatPhone } from '@intranet/contract/formats'
import { mailAddress } from '@intranet/contract/mail-address'
import type { ReactNode } from 'react'
import { SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'
import { callAddress } from '@/lib/call-address.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { certificateLine, educationLine, experienceLine, type SectionLine } from './resume-words.ts'

export type Curriculum = Outputs['resume']['curriculum']

function Lines({ title, lines }: { title: string; lines: readonly SectionLine[] }) {
  if (!lines.length) return null
  return (
    <section className="mb-5">
      <SectionLabel>{title}</SectionLabel>
      <ul className="grid gap-3">
        {lines.map(({ id, title: name, meta, text }) => (
          <li key={id} className="min-w-0 text-sm">
            <p className="font-semibold break-words">{name}</p>
            <p className="text-xs text-muted-foreground">{meta}</p>
            {text && <p className="mt-1 break-words">{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const isEmpty = ({ formacoes, experiencias, certificados }: Curriculum) =>
  formacoes.length + experiencias.length + certificados.length === 0

function Wishes({ cv }: { cv: Curriculum }) {
  const wishes = [
    cv.areas_interesse.length > 0 && `Áreas de interesse: ${cv.areas_interesse.join(', ')}`,
    cv.disponibilidade && `Disponibilidade: ${availabilityLabels[cv.disponibilidade]}`,
    cv.pretensao_salarial && `Pretensão salarial: ${formatMoney(cv.pretensao_salarial)}`,
  ].filter((wish) => typeof wish === 'string')
  if (!wishes.length) return null
  return (
    <section>
      <SectionLabel>Interesses</SectionLabel>
      <ul className="grid gap-1 text-sm">
        {wishes.map((wish) => (
          <li key={wish}>{wish}</li>
        ))}
      </ul>
    </section>
  )
}

/** How the person is reached, and what they are like at a glance. */
export function CurriculumHead({ cv }: { cv: Curriculum }) {
  const facts: [name: string, fact: ReactNode][] = [
    ['cidade', cv.cidade && `${cv.cidade}/${cv.uf}`],
    ['idade', cv.idade !== null && `${cv.idade} anos`],
    ['cnh', cv.cnh_categoria && cv.cnh_categoria !== 'Não Possui' && `CNH ${cv.cnh_categoria}`],
    ['viagem', cv.viagem && 'Disponível para viagens'],
    ['telefone', cv.telefone && <a href={callAddress(cv.telefone)}>{formatPhone(cv.telefone)}</a>],
    [
      'email',
      <a key="email" href={mailAddress(cv.email)}>
        {cv.email}
      </a>,
    ],
    [
      'linkedin',
      cv.linkedin && (
        <a href={cv.linkedin} target="_blank" rel="noreferrer">
          {cv.linkedin}
        </a>
      ),
    ],
  ]
  return (
    <div className="mb-5 flex items-center gap-4">
      <Avatar name={cv.nome} image={cv.id_foto && `/files/${cv.id_foto}`} size="lg" />
      <ul className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 text-sm break-words text-muted-foreground">
        {facts.map(
          ([name, fact]) =>
            fact && (
              <li key={name} className="min-w-0">
                {fact}
              </li>
            ),
        )}
      </ul>
    </div>
  )
}

/** The three sections of a CV, and the person's wishes. */
export function CurriculumBody({ cv }: { cv: Curriculum }) {
  return (
    <>
      {isEmpty(cv) && <EmptyState title="Currículo ainda sem informações." />}
      <Lines title="Experiência" lines={cv.experiencias.map(experienceLine)} />
      <Lines title="Formação" lines={cv.formacoes.map(educationLine)} />
      <Lines title="Certificados" lines={cv.certificados.map(certificateLine)} />
      <Wishes cv={cv} />
    </>
  )
}
