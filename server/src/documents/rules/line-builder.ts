import { makeLine, type Segment, type TextLine } from './text-line.ts';

/** Size of text where a format does not say. */
export const USUAL_SIZE = 10;

export interface Style {
  bold: boolean;
  size: number;
  href: string | null;
}

/** Collects the lines of a flowing format: HTML, word processors, plain text. */
export class LineBuilder {
  readonly lines: TextLine[] = [];
  /** Markers of the line that is being collected. */
  heading = 0;
  bullet = false;
  private segments: Segment[] = [];
  private isApart = true;
  private isNewRun = true;
  private blank = 0;

  /** Adds text to the line, as a piece of its own after `run` or `apart`. */
  add(text: string, { bold, size, href }: Style): void {
    if (text === '') return;
    const last = this.segments.at(-1);
    const isSame =
      last && !this.isApart && !this.isNewRun && last.bold === bold && last.href === href;
    if (isSame) last.text += text;
    else if (text.trim() === '') {
      // A space between two pieces keeps them two words.
      if (last) last.text += ' ';
      return;
    } else {
      const glued = last && !this.isApart && !/\s$/.test(last.text) && !/^\s/.test(text);
      // "<b>R</b>esume" is one word: a style that changes inside a word begins no piece.
      if (glued && !this.isNewRun) last.text += text;
      else this.segments.push({ text, bold, size, href, apart: this.isApart, box: null });
    }
    this.isApart = false;
    this.isNewRun = false;
  }

  /** The next text belongs to another element. */
  run(): void {
    this.isNewRun = true;
  }

  /** The next text stands apart: a table cell, a tab. */
  apart(): void {
    this.isApart = true;
  }

  /** Ends the line. */
  end(): void {
    const line = makeLine(this.segments, {
      page: null,
      line: this.lines.length + 1,
      heading: this.heading,
      bullet: this.bullet,
      gap: this.lines.length === 0 ? 0 : this.blank,
      full: false,
    });
    if (line) {
      this.lines.push(line);
      this.blank = 0;
    }
    this.segments = [];
    this.bullet = line ? false : this.bullet;
    this.isApart = true;
    this.isNewRun = true;
  }

  /** Notes blank space above the next line, in heights of a line. */
  space(height = 1): void {
    this.blank = Math.max(this.blank, height);
  }
}
