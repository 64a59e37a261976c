import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../app/api-error.ts';
import { type ImportChoice, importFile, type Mapping, previewFile } from './changes.ts';
import { IMPORTS_KEY, type ImportPreview } from './queries.ts';

export interface Failure {
  name: string;
  why: string;
}

/** A table with headings that nobody knows: what its columns are is asked before it is sent. */
export interface AskedTable {
  name: string;
  content: Blob;
  preview: ImportPreview;
  /** Null leaves the file out. */
  answer(mapping: Mapping | null): void;
}

/** Enough of a CSV file to know its columns. A spreadsheet is read whole. */
const HEAD_BYTES = 256 * 1024;
/** A larger spreadsheet is imported without a look at it. */
const MAX_LOOK_BYTES = 20_000_000;

/** Sends files one after the other, asks about tables, and keeps those that did not arrive. */
export function useSending() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ name: string; at: number; of: number } | null>(null);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [asked, setAsked] = useState<AskedTable | null>(null);

  const ask = (name: string, content: Blob, preview: ImportPreview) =>
    new Promise<Mapping | null>((resolve) => {
      const answer = (mapping: Mapping | null) => {
        setAsked(null);
        resolve(mapping);
      };
      setAsked({ name, content, preview, answer });
    });

  /** What its columns are, where they are not known; null to leave the file out. */
  async function mappingOf(file: File): Promise<Mapping | undefined | null> {
    const content = await lookAt(file);
    if (content === null) return undefined;
    const preview = await previewFile(file.name, content, undefined);
    if (!preview.isTable || preview.isRecognised) return undefined;
    return ask(file.name, content, preview);
  }

  async function send(files: readonly File[], choice: ImportChoice): Promise<void> {
    setFailures([]);
    for (const [index, file] of files.entries()) {
      setProgress({ name: file.name, at: index + 1, of: files.length });
      try {
        const mapping = await mappingOf(file);
        if (mapping !== null) await importFile(file, { ...choice, ...(mapping && { mapping }) });
      } catch (error) {
        const why = error instanceof ApiError ? whyOf(error) : String(error);
        setFailures((before) => [...before, { name: file.name, why }]);
      }
      await client.invalidateQueries({ queryKey: IMPORTS_KEY });
    }
    setProgress(null);
  }
  return { progress, failures, asked, send };
}

export type Sending = ReturnType<typeof useSending>;

const whyOf = ({ issues, message }: ApiError): string => issues[0]?.message ?? message;

/** The part of a table that shows its columns; null for other files. */
async function lookAt(file: File): Promise<Blob | null> {
  if (/\.xlsx$/i.test(file.name)) return file.size > MAX_LOOK_BYTES ? null : file;
  if (!/\.(?:csv|tsv)$/i.test(file.name)) return null;
  if (file.size <= HEAD_BYTES) return file;
  const head = await file.slice(0, HEAD_BYTES).text();
  // Without the last line, which may be cut.
  return new Blob([head.slice(0, head.lastIndexOf('\n') + 1)]);
}
