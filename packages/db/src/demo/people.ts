/** Believable, deterministic Brazilian people: the same ones on every machine. */
import { DAY_MS } from '@intranet/contract/durations'
import { dayInBrazil } from '@intranet/contract/today'

const firstNames =
  'Adriana Alexandre Aline Ana Anderson Beatriz Bruno Camila Carlos Cláudia Cristiano Daniela Débora Diego Eduarda Elisângela Fábio Felipe Fernanda Gabriel Graziela Guilherme Helena Igor Isabela Jéssica João Juliana Kauê Larissa Leonardo Lisiane Luana Lucas Marcelo Mariana Márcia Mateus Natália Otávio Paula Pedro Rafael Renata Rodrigo Sabrina Sérgio Tatiane Thiago Vanessa Vinícius'.split(
    ' ',
  )
const lastNames =
  'Antunes Ávila Barbosa Borges Cardoso Corrêa Dias Duarte Fagundes Ferreira Fonseca Garcia Gonçalves Kuhn Leal Lemos Machado Martins Meireles Mendonça Moraes Moreira Müller Nunes Nörnberg Oliveira Pacheco Pereira Prestes Ribeiro Rocha Rodrigues Santos Schellin Silveira Soares Teixeira Vargas Vieira Xavier'.split(
    ' ',
  )

/** The nth full name; names repeat only after two thousand people. */
export function demoName(n: number): string {
  const first = firstNames[n % firstNames.length]
  const last = lastNames[(n * 7 + Math.floor(n / firstNames.length)) % lastNames.length]
  return `${first} ${last}`
}

/** A CPF with valid check digits; the leading 9s keep it apart from real registers' common ranges. */
export function demoCpf(n: number): string {
  const digits = `90${String(n).padStart(7, '0')}`
  const check = (text: string) => {
    const sum = [...text].reduce(
      (total, digit, index) => total + Number(digit) * (text.length + 1 - index),
      0,
    )
    return String(((sum * 10) % 11) % 10)
  }
  const first = check(digits)
  return digits + first + check(digits + first)
}

/** An e-mail from a name, unique by its number. */
export function demoEmail(name: string, n: number): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ /g, '.')
  return `${plain}.${n}@intranet.example`
}

/** A birthday of somebody 20 to 59 years old; spread over the year so that most weeks have one. */
export function demoBirthday(n: number, today: Date): string {
  // Every 30th person has a birthday within the next three days: the home has somebody to greet.
  const start =
    n % 30 === 0
      ? today.getTime() + (n % 3) * DAY_MS
      : Date.UTC(today.getUTCFullYear(), 0, 1 + ((n * 53) % 365))
  const day = new Date(start)
  day.setUTCFullYear(day.getUTCFullYear() - 20 - (n % 40))
  return day.toISOString().slice(0, 10)
}

/** An admission within the last ten years, some of them in the current month; never in the future. */
export function demoAdmission(n: number, today: Date): string {
  if (n % 31 === 20) return dayOfThisMonth(today, n)
  const day = new Date(today.getTime() - (((n * 97) % 3600) + 20) * DAY_MS)
  return day.toISOString().slice(0, 10)
}

/** A day of the current month that has come: spread by `n`, on the 1st the 1st. */
export function dayOfThisMonth(today: Date, n: number): string {
  const day = dayInBrazil(today)
  return `${day.slice(0, 8)}${String(1 + (n % Number(day.slice(8)))).padStart(2, '0')}`
}
