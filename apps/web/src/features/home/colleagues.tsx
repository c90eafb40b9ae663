import { formatCount } from '@intranet/contract/formats'
import type { HomeToday, PersonDay } from '@intranet/contract/home/today'
import { Cake, Sparkles } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Avatar } from '@/components/ui/avatar.tsx'
import { Card } from '@/components/ui/card.tsx'
import { nearDay } from './day-label.ts'
import { homeRowClasses } from './home-row.ts'

interface ColleaguesProps {
  home: HomeToday
}

const SHOWN = 8

interface PersonLineProps {
  person: PersonDay
  note: string
  today: string
  icon: typeof Cake
}

function PersonLine({ person, note, today, icon: Icon }: PersonLineProps) {
  return (
    <li className={`${homeRowClasses} not-first:border-t`}>
      <Avatar name={person.nome} image={person.id_foto && `/files/${person.id_foto}`} />
      <div className="min-w-0 flex-1">
        <div className="truncate text-sm font-semibold">{person.nome}</div>
        <div className="truncate text-xs text-muted-foreground">{note}</div>
      </div>
      {person.hoje && <Icon className="size-3.5 text-primary" aria-hidden />}
      <span className="shrink-0 text-xs text-muted-foreground">{nearDay(person.data, today)}</span>
    </li>
  )
}

const more = (count: number) =>
  count > SHOWN && <p className="mt-1.5 text-xs text-muted-foreground">e mais {count - SHOWN} nesta semana</p>

/** Birthdays and years in the company, today and in the next days. Nobody's age is shown. */
export function Colleagues({ home }: ColleaguesProps) {
  const { data: today, aniversarios: birthdays, admissoes: years, totalAdmissoes } = home
  return (
    <>
      <SectionLabel link={<AddressLink to="/reports/birthday/list">Ver o mês</AddressLink>}>
        Aniversários
      </SectionLabel>
      {birthdays.length === 0 ? (
        <p className="rounded-lg border border-border bg-card p-3.5 text-sm text-muted-foreground">
          Ninguém faz aniversário nos próximos dias.
        </p>
      ) : (
        <Card asChild className="block py-0">
          <ul>
            {birthdays.slice(0, SHOWN).map((person) => (
              <PersonLine
                key={person.id}
                person={person}
                today={today}
                icon={Cake}
                note={person.departamento ?? 'Sem departamento'}
              />
            ))}
          </ul>
        </Card>
      )}
      {more(home.totalAniversarios)}
      {years.length > 0 && (
        <>
          <SectionLabel count={totalAdmissoes}>Tempo de casa</SectionLabel>
          <Card asChild className="block py-0">
            <ul>
              {years.slice(0, SHOWN).map((person) => (
                <PersonLine
                  key={person.id}
                  person={person}
                  today={today}
                  icon={Sparkles}
                  note={[`${formatCount(person.anos, 'ano', 'anos')} de casa`, person.departamento]
                    .filter(Boolean)
                    .join(', ')}
                />
              ))}
            </ul>
          </Card>
          {more(totalAdmissoes)}
        </>
      )}
    </>
  )
}
