/** What a device is called on screens and in mails, by what its browser says of itself. */

/** The first that fits: many call themselves by the names of others too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'no iPhone'],
  [/iPad/, 'no iPad'],
  [/Android/, 'no Android'],
  [/Windows/, 'no Windows'],
  [/Macintosh|Mac OS X/, 'no Mac'],
  [/CrOS/, 'no ChromeOS'],
  [/Linux/, 'no Linux'],
]

const MAX_NAME = 40

const firstOf = (agent: string, names: readonly (readonly [RegExp, string])[]) =>
  names.find(([pattern]) => pattern.test(agent))?.[1]

/** `Chrome no Windows`; of a program its first word, `Programa curl`. */
export function deviceName(agent: string): string {
  const browser = firstOf(agent, browsers)
  const system = firstOf(agent, systems)
  if (browser) return system ? `${browser} ${system}` : browser
  const program = /^[\w.-]+/.exec(agent)?.[0].slice(0, MAX_NAME)
  return program ? `Programa ${program}` : 'Aparelho desconhecido'
}
