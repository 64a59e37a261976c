// Reads PDF files apart from the page: a hostile one slows down nothing else.
import 'pdfjs-dist/build/pdf.worker.mjs';
