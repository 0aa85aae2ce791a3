/** A fragment id for each section, from its title: `section-gift-vouchers`. Equal titles get a number. */
export function sectionIds(sections: readonly { title: string }[]): string[] {
  const used = new Set<string>()
  return sections.map(({ title }, index) => {
    const words = title
      .normalize('NFKD')
      .replace(/[\u0300-\u036f’']/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60)
    const plain = `section-${words || index + 1}`
    const id = used.has(plain) ? `${plain}-${index + 1}` : plain
    used.add(id)
    return id
  })
}
