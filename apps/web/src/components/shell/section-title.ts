/** DEPARTAMENTO PESSOAL as "Departamento pessoal"; FAQ stays. */
export const sentence = (title: string) =>
  title.length > 3 ? title.charAt(0) + title.slice(1).toLowerCase() : title
