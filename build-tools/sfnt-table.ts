/** Replaces a font file's table `tag` by that of `other`. Both are TrueType with the same glyph order. */
export function withTableOf(file: Buffer, other: Buffer, tag: string): Buffer {
  const tables = tablesOf(file)
  const replacement = tablesOf(other).find((table) => table.tag === tag)
  if (!replacement) throw new Error(`no table ${tag}`)
  const kept = tables.map((table) => (table.tag === tag ? replacement : table))
  const head = Buffer.from(file.subarray(0, 12 + 16 * kept.length))
  const bodies: Buffer[] = []
  let offset = head.length
  for (const [index, { data, checksum }] of kept.entries()) {
    const entry = 12 + 16 * index
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(data.length, entry + 12)
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4)
    data.copy(padded)
    bodies.push(padded)
    offset += padded.length
  }
  return Buffer.concat([head, ...bodies])
}

/** In directory order, 16 bytes each: name, checksum, offset, length. */
function tablesOf(file: Buffer): { tag: string; checksum: number; data: Buffer }[] {
  return Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index
    const from = file.readUInt32BE(entry + 8)
    return {
      tag: file.toString('latin1', entry, entry + 4),
      checksum: file.readUInt32BE(entry + 4),
      data: file.subarray(from, from + file.readUInt32BE(entry + 12)),
    }
  })
}
