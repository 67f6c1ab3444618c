import 'brackets-viewer/dist/brackets-viewer.min.css';
import 'brackets-viewer/dist/brackets-viewer.min.js';
