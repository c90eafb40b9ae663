import { format } from './messages/formats.ts'

/** The area codes (DDD) of Brazil, 67 of them (Anatel, Resolução 749/2022, plan of numbers). */
const AREA = /^(1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])/
/** Signs that copied contacts have around and within them: direction, zero width, byte order. */
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const DASHES = /[\u2010-\u2015\u2212]/g
const LINK = /^(?:tel:|(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=))/i
/** Digits, and the marks that people write between them. */
const WRITTEN = /^\+?[\d\s()./-]+$/
const COUNTRY = '55'

/** Digits of a number with its area, or why it is refused. Both are empty where nothing was written. */
export type ReadPhone = { digits: string; refused?: undefined } | { digits?: undefined; refused: string }

const refuse = (refused: string): ReadPhone => ({ refused })

/** The digits without country, trunk zero and the code of a long-distance carrier; undefined where they are of another country. */
function localDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  const written = /^(\+|00)/.exec(text)?.[0]
  const abroad = written && (written === '+' ? digits : digits.slice(2))
  if (abroad !== undefined) return abroad.startsWith(COUNTRY) ? abroad.slice(2).replace(/^0/, '') : undefined
  // "0 21 48 99999-1234": zero, carrier, area, number; "055" is the country.
  if (digits.startsWith('0')) return digits.replace(/^0(?:\d\d(?=\d{10,11}$))?/, '')
  return digits.length > 11 && digits.startsWith(COUNTRY)
    ? digits.slice(2).replace(/^0(?=\d{10,11}$)/, '')
    : digits
}

/**
 * The one reader of telephones: what people type, paste and send as 10 digits (landline) or 11 (mobile), area first, without
 * country; a mobile of eight digits gets the ninth. A refusal is a text for people; "Número invalido" is the documented one.
 */
export function readPhone(typed: string): ReadPhone {
  const text = typed.normalize('NFKC').replace(UNSEEN, '').replace(DASHES, '-').trim().replace(LINK, '')
  if (text === '') return { digits: '' }
  if (!WRITTEN.test(text)) return refuse(format.phone)
  if (/^0[3589]00/.test(text.replace(/\D/g, '')) && !text.startsWith('(0'))
    return refuse(format.phoneOfCompany)
  // A zero in the brackets is the trunk's only where the area is in them, too.
  if (/^\(0\d\)/.test(text)) return refuse(format.phoneArea)
  const local = localDigits(text)
  if (local === undefined) return refuse(format.phoneAbroad)
  if (local.length !== 10 && local.length !== 11) return refuse(format.phone)
  if (!AREA.test(local)) return refuse(format.phoneArea)
  const [area, number] = [local.slice(0, 2), local.slice(2)]
  if (number.length === 9) return number.startsWith('9') ? { digits: local } : refuse(format.phone)
  if (/^[01]/.test(number)) return refuse(format.phone)
  return { digits: /^[6-9]/.test(number) ? `${area}9${number}` : local }
}
